/** Sends saved requests: one at a time, each by a press of the visitor, and in one tab only. */
import { sendForm } from "../core";
import { createLeaveGuard } from "../lib/leaveGuard";
import { setPendingCheck } from "../lib/pending";
import { rememberSent, throttled } from "../pages/contact/send/lastRequest";
import { rememberRequest } from "../pages/contact/send/requestLog";
import type { SavedRequest } from "../pages/contact/send/saveRequest";
import { createSending } from "../pages/contact/send/sending";
import { isSending } from "../pages/contact/send/useSending";
import { formOf, isSaved, removeSaved, restoreSaved } from "./savedRequests";

const guardAnswer = createLeaveGuard();

/** The request that was sent last. */
let current: SavedRequest | undefined;

const send: typeof sendForm = async (...request) => {
  const sent = current;
  guardAnswer(true);
  // Whoever leaves before the answer cannot know whether it has arrived.
  if (sent) {
    restoreSaved({ ...sent, tried: true });
  }
  try {
    const report = await sendForm(...request);
    const isAnswered = report.kind === "sent" || report.status > 0;
    if (sent && (isAnswered || report.reason === "notConfigured")) {
      restoreSaved(sent);
    }
    return report;
  } finally {
    guardAnswer(false);
  }
};

export const savedSending = createSending({
  send,
  online: () => navigator.onLine,
  throttled,
  save: () => false,
  sent(form) {
    rememberSent();
    if (current) {
      const { list, reference } = current;
      rememberRequest({ machine: String(form.get("user_machinery") ?? ""), list, reference });
      removeSaved(current);
    }
  },
  log: (...line) => console.error(...line),
});

setPendingCheck(() => isSending() || savedSending.isBusy());

/** The request to which the state of `savedSending` belongs. */
export const sentLast = (): SavedRequest | undefined => current;

async function submit(request: SavedRequest): Promise<void> {
  if (!isSending() && !savedSending.isBusy() && isSaved(request)) {
    const { tried: _, ...fresh } = request;
    current = fresh;
    await savedSending.submit(formOf(request), request.language, false);
  }
}

/** Sends a saved request, unless it was sent already, or is being sent in another tab. */
export async function sendSaved(request: SavedRequest): Promise<void> {
  if ("locks" in navigator) {
    const name = `saved request ${request.at}`;
    await navigator.locks.request(name, { ifAvailable: true }, (lock) => lock && submit(request));
  } else {
    await submit(request);
  }
}
