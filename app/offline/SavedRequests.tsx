import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from "react";
import type { Chrome, Language } from "../core";
import { storedRequests, subscribeToConnection } from "../lib/connection";
import { fill } from "../lib/fill";
import type { SavedRequest } from "../pages/contact/send/saveRequest";
import { SUCCESS_MESSAGE_MS } from "../pages/contact/send/sending";
import { SavedRequestRow } from "./SavedRequestRow";
import { isSaved, readSaved, removeSaved, restoreSaved } from "./savedRequests";
import { savedSending, sendSaved } from "./savedSending";

interface SavedRequestsProps {
  chrome: Chrome;
  language: Language;
  online: boolean;
}

/** The requests that wait on this device, each with a button that sends it. */
export function SavedRequests({ chrome, language, online }: SavedRequestsProps) {
  const stored = useSyncExternalStore(subscribeToConnection, storedRequests);
  const requests = useMemo(() => readSaved(stored), [stored]);
  const phase = useSyncExternalStore(savedSending.subscribe, savedSending.phase);
  const [discarded, setDiscarded] = useState<SavedRequest>();
  const texts = chrome.offline.requests;
  const region = useRef<HTMLElement>(null);

  // The button that had the focus has gone with its request.
  const before = useRef(requests.length);
  useEffect(() => {
    if (requests.length < before.current && document.activeElement === document.body) {
      region.current?.focus({ preventScroll: true });
    }
    before.current = requests.length;
  }, [requests]);

  useEffect(() => {
    if (phase.kind !== "sent") {
      return;
    }
    const timer = setTimeout(() => {
      if (region.current?.contains(document.activeElement)) {
        document.getElementById("main")?.focus({ preventScroll: true });
      }
      savedSending.dismiss();
    }, SUCCESS_MESSAGE_MS);
    return () => clearTimeout(timer);
  }, [phase]);

  function discard(request: SavedRequest) {
    removeSaved(request);
    setDiscarded(request);
    savedSending.dismiss();
  }

  const count = requests.length;
  const isDiscarded = discarded !== undefined && !isSaved(discarded);
  const said = phase.kind === "sent" ? texts.sent : isDiscarded ? texts.discarded : "";
  if (count === 0 && !said) {
    return null;
  }
  return (
    <section className="saved-requests" aria-labelledby="saved-requests" ref={region} tabIndex={-1}>
      <h2 id="saved-requests">
        {count === 0 ? said : count === 1 ? texts.one : fill(texts.other, "count", count)}
      </h2>
      <p role="status" className={count > 0 && said ? "sent" : "visually-hidden"}>
        {said}
      </p>
      {isDiscarded && (
        <button
          className="link-button"
          type="button"
          onClick={() => {
            restoreSaved(discarded);
            setDiscarded(undefined);
          }}
        >
          {texts.undo}
        </button>
      )}
      <ul>
        {requests.map((request) => (
          <SavedRequestRow
            key={request.at}
            request={request}
            chrome={chrome}
            language={language}
            online={online}
            onSend={() => {
              setDiscarded(undefined);
              void sendSaved(request, language);
            }}
            onDiscard={() => discard(request)}
          />
        ))}
      </ul>
    </section>
  );
}
