import { useEffect, useState, useSyncExternalStore } from "react";
import type { SavedRequest } from "../send/saveRequest";
import { lockOf, savedSending, sentLast } from "./savedSending";

/** Whether a request is being sent in another tab, which has marked it as unconfirmed until its answer. */
export function useSentElsewhere(request: SavedRequest | undefined): boolean {
  /** The request as it is stored, once no tab is sending it. */
  const [ended, setEnded] = useState<SavedRequest>();
  const phase = useSyncExternalStore(savedSending.subscribe, savedSending.phase);
  const last = useSyncExternalStore(savedSending.subscribe, sentLast);
  const isMarked = request?.unconfirmed === true && "locks" in navigator;

  useEffect(() => {
    const stop = new AbortController();
    if (isMarked) {
      const { signal } = stop;
      // Granted once the tab that sends it has its answer, or is closed.
      navigator.locks
        .request(lockOf(request), { mode: "shared", signal }, () => setEnded(request))
        .catch(() => {});
    }
    return () => stop.abort();
  }, [isMarked, request]);

  const isOwn = last?.at === request?.at && phase.kind !== "idle";
  return isMarked && ended !== request && !isOwn;
}
