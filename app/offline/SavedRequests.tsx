import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from "react";
import type { Chrome, Language } from "../core";
import { storedSavedRequests, subscribeToConnection } from "../lib/connection";
import { fill } from "../lib/fill";
import { isUnderWay } from "../send/phase";
import type { SavedRequest } from "../send/saveRequest";
import { SUCCESS_MESSAGE_MS } from "../send/sending";
import { SavedRequestRow } from "./SavedRequestRow";
import { fieldOf, isSaved, putSaved, readSaved, removeSaved } from "./savedRequests";
import { savedSending, sendSaved, sentLast } from "./savedSending";
import { focusPage, useRegionFocus } from "./useRegionFocus";
import { useSentElsewhere } from "./useSentElsewhere";

interface SavedRequestsProps {
  chrome: Chrome;
  language: Language;
  online: boolean;
}

/** The requests that wait on this device, each with a button that sends it. */
export function SavedRequests({ chrome, language, online }: SavedRequestsProps) {
  const stored = useSyncExternalStore(subscribeToConnection, storedSavedRequests);
  const requests = useMemo(() => readSaved(stored), [stored]);
  const phase = useSyncExternalStore(savedSending.subscribe, savedSending.phase);
  const last = useSyncExternalStore(savedSending.subscribe, sentLast);
  const [discarded, setDiscarded] = useState<SavedRequest[]>([]);
  // Without a connection, nothing can be done but to read them.
  const [isOpen, setOpen] = useState(online);
  const isSentElsewhere = useSentElsewhere(requests[0]);
  const texts = chrome.offline.requests;
  const region = useRef<HTMLElement>(null);
  const handlers = useRegionFocus(region);

  const count = requests.length;
  const before = useRef(count);
  useEffect(() => {
    // A request that was saved after another one was sent: what is said of that one is not said of this one.
    if (count > before.current && savedSending.phase().kind === "sent") {
      savedSending.dismiss();
    }
    before.current = count;
  }, [count]);

  useEffect(() => setOpen((isOpen) => isOpen || online), [online]);

  useEffect(() => {
    if (phase.kind !== "sent") {
      return;
    }
    const timer = setTimeout(() => {
      if (region.current?.contains(document.activeElement)) {
        focusPage();
      }
      savedSending.dismiss();
    }, SUCCESS_MESSAGE_MS);
    return () => clearTimeout(timer);
  }, [phase]);

  function discard(request: SavedRequest) {
    removeSaved(request);
    setDiscarded([...discarded, request]);
    savedSending.dismiss();
    // What brings it back is at the top.
    region.current?.parentElement?.scrollTo(0, 0);
  }

  function undo(request: SavedRequest) {
    // Where there is no room for it any more, it can be brought back later.
    if (putSaved(request)) {
      setDiscarded(discarded.filter((other) => other !== request));
    }
  }

  const lastDiscarded = discarded.findLast((request) => !isSaved(request));
  const isBusy = isSentElsewhere || isUnderWay(phase);
  let status = lastDiscarded ? texts.discarded : "";
  if (isBusy) {
    status = texts.sending;
  } else if (phase.kind === "sent") {
    // Beside one that waits, it says which.
    const name = (last && fieldOf(last, "user_machinery")) || texts.nothing;
    status = count > 0 ? `${name}: ${texts.sent}` : texts.sent;
  }
  if (count === 0 && !status) {
    return null;
  }
  // From the press until its answer, a request is stored as unconfirmed: its page may be closed meanwhile.
  const known = isBusy ? last : requests[0];
  const title = known?.unconfirmed ? texts.unconfirmed : texts.one;
  return (
    <section
      className="saved-requests"
      aria-labelledby="saved-requests"
      ref={region}
      tabIndex={-1}
      {...handlers}
    >
      <h2 id="saved-requests">
        {count === 0 ? (
          status
        ) : (
          <button type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {count === 1 ? title : fill(texts.other, "count", count)}
          </button>
        )}
      </h2>
      <p role="status" className={count > 0 && status && !isBusy ? "sent" : "visually-hidden"}>
        {status}
      </p>
      {lastDiscarded && (
        <button className="link-button" type="button" onClick={() => undo(lastDiscarded)}>
          {texts.undo}
        </button>
      )}
      {isOpen && count > 0 && (
        <>
          {!isBusy && <p>{online ? texts.ready : texts.wait}</p>}
          <ul>
            {requests.map((request) => (
              <SavedRequestRow
                key={request.at}
                request={request}
                chrome={chrome}
                language={language}
                online={online}
                onSend={() => {
                  setDiscarded([]);
                  void sendSaved(request, language);
                }}
                onDiscard={() => discard(request)}
              />
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
