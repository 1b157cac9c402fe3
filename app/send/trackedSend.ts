import { sendForm } from "../core";
import { createLeaveGuard } from "../lib/leaveGuard";

/**
 * Sends a form, and reports before that it is under way, and afterwards that it has arrived or was refused: without an
 * answer, nobody knows whether the request has arrived. A refusal says nothing of an earlier attempt that is in doubt.
 * Meanwhile the browser asks before the page is left.
 */
export function createTrackedSend(
  isInDoubt: () => boolean,
  underWay: () => void,
  answered: () => void,
): typeof sendForm {
  const guardAnswer = createLeaveGuard();
  return async (...request) => {
    guardAnswer(true);
    const wasInDoubt = isInDoubt();
    underWay();
    try {
      const report = await sendForm(...request);
      const isRefused =
        report.kind === "failed" && (report.status > 0 || report.reason === "notConfigured");
      if (report.kind === "sent" || (isRefused && !wasInDoubt)) {
        answered();
      }
      return report;
    } finally {
      guardAnswer(false);
    }
  };
}
