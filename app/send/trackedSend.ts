import { sendForm } from "../core";
import type { Reason } from "./sending";

/** Failures after which the request may have arrived all the same. */
const UNCONFIRMED: Reason[] = ["unreachable", "timedOut", "aborted"];

/**
 * Sends a form, and notes before that it is unconfirmed, until an answer says whether it has arrived. A refusal says
 * nothing of an earlier attempt.
 */
export function createTrackedSend(
  isUnconfirmed: () => boolean,
  noteUnconfirmed: (unconfirmed: boolean) => void,
): typeof sendForm {
  return async (...request) => {
    const wasUnconfirmed = isUnconfirmed();
    noteUnconfirmed(true);
    const report = await sendForm(...request);
    if (report.kind === "sent" || !(wasUnconfirmed || UNCONFIRMED.includes(report.reason))) {
      noteUnconfirmed(false);
    }
    return report;
  };
}
