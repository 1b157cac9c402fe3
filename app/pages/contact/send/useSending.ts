import { useEffect, useLayoutEffect, useRef, useSyncExternalStore } from "react";
import { useLocation } from "react-router-dom";
import { isOffline, storedSavedRequests, subscribeToConnection } from "../../../lib/connection";
import { listenToStorage } from "../../../lib/listeners";
import { hasPendingRequest } from "../../../lib/pendingRequests";
import { type Outcome, setUnseenOutcome, unseenOutcome } from "../../../lib/unseenOutcome";
import { lastSent } from "../../../send/lastRequest";
import { IDLE, type Phase } from "../../../send/phase";
import { SUCCESS_MESSAGE_MS } from "../../../send/sending";
import { sending } from "./quoteSending";

/** Where the request is on its way. */
export function useSending(): Phase {
  const phase = useSyncExternalStore(sending.subscribe, sending.phase, () => IDLE);

  useEffect(() => setUnseenOutcome(), []);

  /** The outcome before the visitor set off: the form is shown until the next page is ready. */
  const seen = useRef<Outcome>();
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the outcome follows from the phase
  useEffect(() => {
    if (pathname === location.pathname) {
      seen.current = unseenOutcome();
    }
  }, [phase, pathname]);
  useLayoutEffect(
    () => () => {
      // Before the next page is painted, which would report it.
      if (seen.current === unseenOutcome()) {
        setUnseenOutcome();
      }
    },
    [],
  );

  useEffect(() => {
    if (phase.kind === "sent") {
      // Also if the page is left before: the visitor has seen it.
      setTimeout(() => sending.phase() === phase && sending.dismiss(), SUCCESS_MESSAGE_MS);
    }
  }, [phase]);

  useEffect(() => {
    function notify() {
      sending.connection(!isOffline());
      // What was saved here is on its way, or is sent or discarded, also by another tab.
      const isOver = hasPendingRequest() || storedSavedRequests() === "";
      if (sending.phase().kind === "saved" && isOver) {
        sending.dismiss();
      }
    }
    notify();
    return subscribeToConnection(notify);
  }, []);

  return phase;
}

/** Calls the listener after a request of this tab or of another one. */
export function subscribeToSent(listener: () => void): () => void {
  const ignoreTabs = listenToStorage(listener);
  const ignoreSending = sending.subscribe(listener);
  return () => {
    ignoreTabs();
    ignoreSending();
  };
}

/** When the last request was sent, in milliseconds; 0 for none. */
export function useLastSent(): number {
  return useSyncExternalStore(subscribeToSent, lastSent, () => 0);
}
