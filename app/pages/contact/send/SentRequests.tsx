import { useEffect, useMemo, useRef, useState } from "react";
import type { ContactView, Language, ListLabels } from "../../../core";
import { shownTime } from "../../../lib/dates";
import { failureOf, type ListFailure } from "../../../list/failure";
import { type SentRequest, storeSentRequests } from "../../../send/sentRequests";
import type { RequestedMachine } from "../form/useRequestedMachine";
import { readSentRequests } from "./readSentRequests";
import { useAskAgain } from "./useAskAgain";

export interface SentRequestsProps {
  /** The requests, as they are stored. */
  stored: string;
  view: ContactView;
  labels: ListLabels;
  language: Language;
  busy: boolean;
  /** Where machines are added to the form. */
  machine: Pick<RequestedMachine, "add" | "addAndFocus">;
}

/** The last requests that this device has sent, each with a button that asks for the same again. */
export function SentRequests(props: SentRequestsProps) {
  const { stored, view, labels, language, busy, machine } = props;
  const askAgain = useAskAgain(language, machine);
  const [failed, setFailed] = useState<ListFailure>();
  const [isRemoved, setRemoved] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const requests = useMemo(() => readSentRequests(stored), [stored]);
  // Removes what is too old.
  useEffect(() => {
    if (JSON.stringify(requests) !== stored) {
      storeSentRequests(requests);
    }
  }, [requests, stored]);
  function ask(request: SentRequest) {
    setFailed(undefined); // so that a second failure is announced as well
    askAgain(request).catch((error: unknown) => setFailed(failureOf(error)));
  }

  function remove() {
    storeSentRequests([]);
    setRemoved(true);
    // Not to a button: a second press of the key would do something else.
    heading.current?.focus();
  }

  const isEmpty = requests.length === 0;
  if (isEmpty && !isRemoved) {
    return null;
  }
  return (
    <section className="sent-requests" aria-labelledby="sent-requests">
      <h2 id="sent-requests" ref={heading} tabIndex={-1}>
        {view.sentTitle}
      </h2>
      <p role="status" className={isEmpty ? undefined : "visually-hidden"}>
        {isEmpty ? view.sentRemoved : ""}
      </p>
      <ul hidden={isEmpty}>
        {requests.map((request) => (
          <li key={request.at}>
            <p>
              <span>{shownTime(request.at)}</span>
              {request.reference && <strong translate="no">{` ${request.reference}`}</strong>}
            </p>
            <p>{request.machine}</p>
            <button
              className="link-button"
              type="button"
              aria-disabled={busy || undefined}
              onClick={() => !busy && ask(request)}
            >
              {view.sentAgain}
            </button>
          </li>
        ))}
      </ul>
      {failed && (
        <p className="field-error" role="alert">
          {labels[failed]}
        </p>
      )}
      {!isEmpty && (
        <button className="link-button" type="button" onClick={remove}>
          {view.sentRemove}
        </button>
      )}
    </section>
  );
}
