import { sendForm } from "../core";
import { createLeaveGuard } from "../lib/leaveGuard";

/**
 * Sends a form, and tells before that it is under way, and afterwards that an answer came: without one, nobody knows whether
 * the request has arrived. Meanwhile the browser asks before the page is left.
 */
export function createTrackedSend(underWay: () => void, answered: () => void): typeof sendForm {
  const guardAnswer = createLeaveGuard();
  return async (...request) => {
    guardAnswer(true);
    underWay();
    try {
      const report = await sendForm(...request);
      if (report.kind === "sent" || report.status > 0 || report.reason === "notConfigured") {
        answered();
      }
      return report;
    } finally {
      guardAnswer(false);
    }
  };
}
