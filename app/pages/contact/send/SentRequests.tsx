import { useEffect, useMemo } from "react";
import type { ContactView } from "../../../core";
import { moment } from "../form/dates";
import { readRequests } from "./readRequests";
import { type SentRequest, storeRequests } from "./requestLog";

export interface SentRequestsProps {
  /** The requests, as they are stored. */
  stored: string;
  view: ContactView;
  busy: boolean;
  onAgain: (request: SentRequest) => void;
  onForget: () => void;
}

/** The last requests that this device has sent, each with a button that asks for the same again. */
export function SentRequests({ stored, view, busy, onAgain, onForget }: SentRequestsProps) {
  const requests = useMemo(() => readRequests(stored), [stored]);
  // Removes what is too old.
  useEffect(() => {
    if (JSON.stringify(requests) !== stored) {
      storeRequests(requests);
    }
  }, [requests, stored]);
  if (requests.length === 0) {
    return null;
  }
  return (
    <section className="sent-requests" aria-labelledby="sent-requests">
      <h2 id="sent-requests">{view.sentTitle}</h2>
      <ul>
        {requests.map((request) => (
          <li key={request.at}>
            <p>
              <span>{moment(request.at)}</span>
              {request.reference && <strong translate="no">{` ${request.reference}`}</strong>}
            </p>
            <p>{request.machine}</p>
            <button
              className="link-button"
              type="button"
              aria-disabled={busy ? true : undefined}
              onClick={() => !busy && onAgain(request)}
            >
              {view.sentAgain}
            </button>
          </li>
        ))}
      </ul>
      <button
        className="link-button"
        type="button"
        onClick={() => {
          storeRequests([]);
          onForget();
        }}
      >
        {view.sentRemove}
      </button>
    </section>
  );
}
