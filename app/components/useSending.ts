import { useEffect, useSyncExternalStore } from "react";
import { failureReport, sendForm } from "../core";
import { forgetTyped } from "./draft";
import { createSending, type Phase } from "./sending";
import { rememberSent, throttled } from "./throttle";

/** How long success is told, in milliseconds. */
const TOLD = 5000;
const IDLE: Phase = { kind: "idle" };

export const sending = createSending({
  send: sendForm,
  failure: failureReport,
  online: () => navigator.onLine,
  throttled,
  sent() {
    rememberSent();
    forgetTyped();
  },
  log: (...line) => console.error(...line),
});

/** Where the request is on its way. */
export function useSending(): Phase {
  const phase = useSyncExternalStore(sending.subscribe, sending.phase, () => IDLE);

  useEffect(() => {
    if (phase.kind === "sent") {
      const timer = setTimeout(sending.dismiss, TOLD);
      return () => clearTimeout(timer);
    }
    return undefined;
  }, [phase]);

  useEffect(() => {
    const tell = () => sending.connection(navigator.onLine);
    tell();
    addEventListener("online", tell);
    addEventListener("offline", tell);
    return () => {
      removeEventListener("online", tell);
      removeEventListener("offline", tell);
    };
  }, []);

  return phase;
}
