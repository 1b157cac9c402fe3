import { sendForm } from "../core";
import type { Reason } from "./sending";

/** Without an answer, nobody knows whether the request has arrived. */
const IN_DOUBT: Reason[] = ["unreachable", "timedOut", "aborted"];

/** How a device notes which requests may have arrived without an answer. */
interface Doubts {
  has(form: FormData): boolean;
  note(form: FormData): void;
  remove(form: FormData): void;
}

/**
 * Sends a form, and notes before that it may arrive, until an answer says whether it has. A refusal says nothing of an
 * earlier attempt that is in doubt.
 */
export function createTrackedSend(doubts: Doubts): typeof sendForm {
  return async (form, ...rest) => {
    const wasInDoubt = doubts.has(form);
    doubts.note(form);
    const report = await sendForm(form, ...rest);
    if (report.kind === "sent" || !(wasInDoubt || IN_DOUBT.includes(report.reason))) {
      doubts.remove(form);
    }
    return report;
  };
}
