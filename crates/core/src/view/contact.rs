//! The contact page: the form with its texts, and the channels to the company.

use serde::{Serialize, Serializer};

use super::fields::{GROUPS, Group};
use super::parts::{ADDRESS, EMAIL, PHONES, TextLink};
use super::request::{RequestHref, RequestLink};
use crate::content::{CATEGORIES, key};
use crate::render::context::RenderContext;
use crate::render::href::Href;
use crate::render::message::Message;
use crate::text::{RichTextId, TextId};

/// The form and other contact channels.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct ContactView {
    /// Heading.
    pub title: TextId,
    /// Introduction.
    pub intro: TextId,
    /// Accessible name of the form.
    pub form: TextId,
    /// The visitor; the request.
    pub groups: &'static [Group],
    /// Names of all machines, as suggestions for the machine field.
    #[cfg_attr(feature = "typescript", tsify(type = "string[]"))]
    pub machines: MachineNames,
    /// The machine in the address, to be filled in.
    #[serde(skip_serializing_if = "RequestedMachine::is_absent")]
    #[cfg_attr(feature = "typescript", tsify(optional, type = "Message"))]
    pub machine: RequestedMachine,
    /// Label of the button.
    pub send: TextId,
    /// The same while a request is being sent.
    pub sending: TextId,
    /// Label of the button that cancels it.
    pub cancel: TextId,
    /// Prefix of the document's title while there are errors.
    pub error_prefix: TextId,
    /// First layer of data protection.
    pub protection: Protection,
    /// Label of the honeypot field, which people leave empty.
    pub honeypot: TextId,
    /// Shown when it is filled.
    pub honeypot_filled: TextId,
    /// Shown while there is no connection.
    pub offline: TextId,
    /// Shown when the connection is back.
    pub online: TextId,
    /// Shown before the second attempt; `{seconds}` is the time left.
    pub waiting: TextId,
    /// Shown when the request has arrived, with the text of the specification.
    pub sent: TextId,
    /// When the last request of the visit was sent; `{time}` is the time.
    pub sent_at: TextId,
    /// Beside the field of the machine, where there is a request list.
    pub machine_listed: TextId,
    /// Heading of the requests that this device has sent.
    pub sent_title: TextId,
    /// Label of the button that asks for the same again.
    pub sent_again: TextId,
    /// Label of the button that forgets them.
    pub sent_remove: TextId,
    /// Said when they are forgotten.
    pub sent_removed: TextId,
    /// Shown when the last request was a moment ago; `{seconds}` is the time left.
    pub throttled: TextId,
    /// Shown when that time is over.
    pub ready: TextId,
    /// What to do if a questioned value is correct.
    pub keep: TextId,
    /// Label of the button that accepts the proposal; `{proposal}` is the value.
    pub take: TextId,
    /// Shown when the machine was added to the text in the field; `{machine}` is its name.
    pub machine_added: TextId,
    /// Label of the buttons that take back what the visitor or the page has just done.
    pub undo: TextId,
    /// Shown when there is no room for it.
    pub machine_full: TextId,
    /// Label of the button that replaces the text in the field by it.
    pub machine_only: TextId,
    /// Shown when a draft was restored.
    pub restored: TextId,
    /// Label of the button that discards the draft.
    pub discard: TextId,
    /// Shown when the draft was discarded.
    pub discarded: TextId,
    /// Heading of the other contact channels.
    pub aside: TextId,
    /// The other contact channels: phones, e-mail, hours, address.
    pub channels: &'static [ContactChannel],
    /// The chat.
    pub whatsapp: TextLink<'static>,
    /// For visitors whose browser cannot run the form.
    pub plain: NoScriptFallback,
}

/// First layer of data protection, RGPD art. 13 and LOPDGDD art. 11.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct Protection {
    /// Summary beside the button.
    pub summary: RichTextId,
    /// Heading of the details.
    pub title: TextId,
    /// Label and text: controller, purpose, basis, recipients, transfers, rights.
    pub items: &'static [(TextId, RichTextId)],
}

/// A contact channel.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct ContactChannel {
    /// Its name.
    pub label: TextId,
    /// Links, for phones and e-mail.
    pub links: &'static [TextLink<'static>],
    /// Lines, for hours and address.
    pub lines: &'static [Message<'static>],
}

/// The alternative to the form where script does not run.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct NoScriptFallback {
    /// Heading.
    pub title: TextId,
    /// Explanation.
    pub text: TextId,
    /// A mail with the questions of the form.
    pub mail: RequestLink<'static>,
}

pub(super) static CONTACT: ContactView = ContactView {
    title: key::CONTACT_TITLE,
    intro: key::CONTACT_INTRO,
    form: key::CONTACT_FORM,
    groups: GROUPS,
    machines: MachineNames,
    machine: RequestedMachine,
    send: key::CONTACT_SEND,
    sending: key::CONTACT_SENDING,
    cancel: key::CONTACT_CANCEL,
    error_prefix: key::CONTACT_ERROR_TITLE_PREFIX,
    protection: PROTECTION,
    honeypot: key::CONTACT_TRAP_LABEL,
    honeypot_filled: key::CONTACT_TRAP_FILLED,
    offline: key::CONTACT_OFFLINE,
    online: key::CONTACT_ONLINE,
    waiting: key::CONTACT_WAITING,
    sent: key::TRANSLATED_CONTACTO_PLACEHOLDER_SUCCESSMESSAGE,
    sent_at: key::CONTACT_SENT_AT,
    machine_listed: key::LIST_HINT,
    sent_title: key::LIST_SENT_TITLE,
    sent_again: key::LIST_SENT_AGAIN,
    sent_remove: key::LIST_SENT_REMOVE,
    sent_removed: key::LIST_SENT_REMOVED,
    throttled: key::CONTACT_THROTTLED,
    ready: key::CONTACT_READY,
    keep: key::CONTACT_QUESTION_KEEP,
    take: key::CONTACT_QUESTION_TAKE,
    machine_added: key::CONTACT_MACHINE_ADDED,
    undo: key::CONTACT_UNDO,
    machine_full: key::CONTACT_MACHINE_FULL,
    machine_only: key::CONTACT_MACHINE_ONLY,
    restored: key::CONTACT_DRAFT_RESTORED,
    discard: key::CONTACT_DRAFT_DISCARD,
    discarded: key::CONTACT_DRAFT_DISCARDED,
    aside: key::CONTACT_ASIDE_TITLE,
    channels: CHANNELS,
    whatsapp: TextLink { text: Message::Text(key::CONTACT_WHATSAPP), href: Href::Chat },
    plain: NoScriptFallback {
        title: key::CONTACT_PLAIN_TITLE,
        text: key::CONTACT_PLAIN_TEXT,
        mail: RequestLink { text: key::CONTACT_PLAIN_MAIL, href: RequestHref::Questions },
    },
};

/// The name of the machine in the address, if there is one.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct RequestedMachine;

impl RequestedMachine {
    fn name() -> Option<Message<'static>> {
        let machine = RenderContext::current()?.route.machine?;
        Some(Message::WithPlainSpaces(machine.machine().name))
    }

    #[allow(clippy::trivially_copy_pass_by_ref)] // serde passes a reference
    fn is_absent(_: &Self) -> bool {
        Self::name().is_none()
    }
}

impl Serialize for RequestedMachine {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        Self::name().serialize(serializer)
    }
}

/// Names of all machines.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct MachineNames;

impl Serialize for MachineNames {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let machines = CATEGORIES.iter().flat_map(|category| category.machines);
        serializer.collect_seq(machines.map(|machine| Message::WithPlainSpaces(machine.name)))
    }
}

const PROTECTION: Protection = Protection {
    summary: RichTextId(key::CONTACT_PROTECTION_SUMMARY),
    title: key::CONTACT_PROTECTION_TITLE,
    items: &[
        (key::CONTACT_PROTECTION_CONTROLLER_LABEL, RichTextId(key::CONTACT_PROTECTION_CONTROLLER_TEXT)),
        (key::CONTACT_PROTECTION_PURPOSE_LABEL, RichTextId(key::CONTACT_PROTECTION_PURPOSE_TEXT)),
        (key::CONTACT_PROTECTION_BASIS_LABEL, RichTextId(key::CONTACT_PROTECTION_BASIS_TEXT)),
        (key::CONTACT_PROTECTION_RECIPIENTS_LABEL, RichTextId(key::CONTACT_PROTECTION_RECIPIENTS_TEXT)),
        (key::CONTACT_PROTECTION_TRANSFERS_LABEL, RichTextId(key::CONTACT_PROTECTION_TRANSFERS_TEXT)),
        (key::CONTACT_PROTECTION_RIGHTS_LABEL, RichTextId(key::CONTACT_PROTECTION_RIGHTS_TEXT)),
    ],
};

const CHANNELS: &[ContactChannel] = &[
    ContactChannel { label: key::CONTACT_PHONES, links: PHONES, lines: &[] },
    ContactChannel { label: key::CONTACT_EMAIL, links: &[EMAIL], lines: &[] },
    ContactChannel { label: key::CONTACT_HOURS, links: &[], lines: &[Message::Text(key::HOURS_TEXT)] },
    ContactChannel { label: key::CONTACT_ADDRESS, links: &[], lines: ADDRESS },
];
