//! Texts for pages without a connection, and for requests that were written there.

use serde::Serialize;

use crate::content::key;
use crate::text::TextId;

/// Texts for pages without a connection.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct OfflineTexts {
    /// Says that there is no connection.
    pub note: TextId,
    /// The same where the page itself was saved; has `{time}`.
    pub saved_at: TextId,
    /// Said where the page was saved, but not in the language of the address that was opened.
    pub other_language: TextId,
    /// Texts of saved requests.
    pub requests: SavedRequestTexts,
}

/// Texts of the requests that wait on the device until the visitor sends them.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct SavedRequestTexts {
    /// Heading of one.
    pub one: TextId,
    /// Heading of several; has `{count}`.
    pub other: TextId,
    /// Heading of one that may have arrived.
    pub unconfirmed: TextId,
    /// Said of each request; has `{time}`, with the date if that is not today.
    pub at: TextId,
    /// What to do without a connection.
    pub wait: TextId,
    /// What to do with a connection.
    pub ready: TextId,
    /// Said of a request whose rental date is past; has `{date}`.
    pub past: TextId,
    /// Label of the button that sends a request.
    pub send: TextId,
    /// Said while one is sent.
    pub sending: TextId,
    /// Said when one has arrived.
    pub sent: TextId,
    /// Said right after another one was sent.
    pub throttled: TextId,
    /// Label of the button that removes a request.
    pub discard: TextId,
    /// Said when one was removed.
    pub discarded: TextId,
    /// Label of the button that brings it back.
    pub undo: TextId,
    /// In place of the machine, where none was named.
    pub nothing: TextId,
}

pub(super) static OFFLINE: OfflineTexts = OfflineTexts {
    note: key::OFFLINE_NOTE,
    saved_at: key::OFFLINE_SAVED_AT,
    other_language: key::OFFLINE_OTHER_LANGUAGE,
    requests: SavedRequestTexts {
        one: key::SAVED_TITLE_ONE,
        other: key::SAVED_TITLE_OTHER,
        unconfirmed: key::SAVED_TITLE_UNCONFIRMED,
        at: key::SAVED_AT,
        wait: key::SAVED_WAIT,
        ready: key::SAVED_READY,
        past: key::SAVED_PAST,
        send: key::SAVED_SEND,
        sending: key::SAVED_SENDING,
        sent: key::TRANSLATED_CONTACTO_PLACEHOLDER_SUCCESSMESSAGE,
        throttled: key::SAVED_THROTTLED,
        discard: key::SAVED_DISCARD,
        discarded: key::SAVED_DISCARDED,
        undo: key::CONTACT_UNDO,
        nothing: key::SAVED_NOTHING,
    },
};
