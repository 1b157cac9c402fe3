import { sendForm } from "../core";
import { takeTurn } from "./otherTabs";
import type { Reason } from "./sending";

/** Milliseconds after which other tabs read what has been stored. */
const STORED_AFTER_MS = 100;

/** Failures after which the request may have arrived all the same. */
const UNCONFIRMED: Reason[] = ["unreachable", "timedOut", "aborted"];

/**
 * Sends a form, for which other tabs wait, and notes before that it is unconfirmed, until an answer says whether it has
 * arrived. A refusal says nothing of an earlier attempt.
 */
export function createTrackedSend(
  isUnconfirmed: () => boolean,
  noteUnconfirmed: (unconfirmed: boolean) => void,
): typeof sendForm {
  return async (...request) => {
    // First: another tab that reads the note has to wait for the answer.
    const giveTurnBack = await takeTurn();
    const wasUnconfirmed = isUnconfirmed();
    noteUnconfirmed(true);
    try {
      const report = await sendForm(...request);
      if (report.kind === "sent" || !(wasUnconfirmed || UNCONFIRMED.includes(report.reason))) {
        noteUnconfirmed(false);
      }
      return report;
    } finally {
      setTimeout(giveTurnBack, STORED_AFTER_MS);
    }
  };
}
