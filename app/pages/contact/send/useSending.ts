import { useEffect, useSyncExternalStore } from "react";
import { sendForm } from "../../../core";
import { noteFailure, setPendingCheck } from "../../../lib/pending";
import { discardDraft } from "../draft/draft";
import { createSending, type Phase } from "./sending";
import { lastSent, rememberSent, throttled } from "./throttle";

/** How long the success message stays. */
const SUCCESS_MESSAGE_MS = 5000;
const IDLE: Phase = { kind: "idle" };

function askToStay(event: Event) {
  event.preventDefault();
  history.replaceState({ ...history.state, leftSending: true }, "");
}

/** Whether this page was left or reloaded while a request was being sent, by its history entry. True once. */
export function wasLeftSending(): boolean {
  const { leftSending, ...rest } = { ...history.state };
  history.replaceState(rest, "");
  return leftSending === true;
}

/** While a request is being sent, the browser asks before it leaves the page: the answer would be lost. */
const send: typeof sendForm = async (...request) => {
  addEventListener("beforeunload", askToStay);
  try {
    return await sendForm(...request);
  } finally {
    removeEventListener("beforeunload", askToStay);
    wasLeftSending();
  }
};

export const sending = createSending({
  send,
  online: () => navigator.onLine,
  throttled,
  sent() {
    rememberSent();
    discardDraft();
  },
  log: (...line) => console.error(...line),
});

/** Whether a request is under way: a new load of the page would kill it. */
export const isSending = sending.isBusy;
setPendingCheck(isSending);

let forms = 0;
sending.subscribe(() => noteFailure(forms === 0 && "reason" in sending.phase()));

/** Where the request is on its way. */
export function useSending(): Phase {
  const phase = useSyncExternalStore(sending.subscribe, sending.phase, () => IDLE);

  useEffect(() => {
    forms += 1;
    noteFailure(false);
    return () => {
      forms -= 1;
    };
  }, []);

  useEffect(() => {
    if (phase.kind === "sent") {
      const timer = setTimeout(sending.dismiss, SUCCESS_MESSAGE_MS);
      return () => clearTimeout(timer);
    }
    return undefined;
  }, [phase]);

  useEffect(() => {
    const notify = () => sending.connection(navigator.onLine);
    notify();
    addEventListener("online", notify);
    addEventListener("offline", notify);
    return () => {
      removeEventListener("online", notify);
      removeEventListener("offline", notify);
    };
  }, []);

  return phase;
}

/** When the last request of this visit was sent, in milliseconds; 0 for none. */
export function useLastSent(): number {
  return useSyncExternalStore(sending.subscribe, lastSent, () => 0);
}
