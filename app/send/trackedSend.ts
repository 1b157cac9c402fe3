import { sendForm } from "../core";
import type { Reason } from "./sending";

/** Without an answer, nobody knows whether the request has arrived. */
const IN_DOUBT: Reason[] = ["unreachable", "timedOut", "aborted"];

/** How a device notes whether the request may have arrived without an answer. */
interface Doubt {
  has(): boolean;
  note(): void;
  remove(): void;
}

/**
 * Sends a form, and notes before that it may arrive, until an answer says whether it has. A refusal says nothing of an
 * earlier attempt that is in doubt.
 */
export function createTrackedSend(doubt: Doubt): typeof sendForm {
  return async (form, ...rest) => {
    const wasInDoubt = doubt.has();
    doubt.note();
    const report = await sendForm(form, ...rest);
    if (report.kind === "sent" || !(wasInDoubt || IN_DOUBT.includes(report.reason))) {
      doubt.remove();
    }
    return report;
  };
}
