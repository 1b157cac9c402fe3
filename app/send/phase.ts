/** Where a request is on its way, for whatever shows it. */
import type { SendReport } from "../core";

export type Reason = Extract<SendReport, { kind: "failed" }>["reason"];

/**
 * A request of which nothing says that it was sent, and why: it failed for a reason; there was no connection (`offline`),
 * which may be back by now (`reconnected`); the honeypot was filled; or another load of the page, or another tab, may have
 * sent it (`unconfirmed`). The page that shows it derives the texts.
 */
export type Unfinished = { form: FormData } & (
  | { kind: "failed"; reason: Reason }
  | { kind: "unconfirmed" | "offline" | "reconnected" | "honeypot" }
);

/** How a request has left the form: saved, it waits for the visitor to send it. */
export type Ended = "sent" | "saved";

/** The state of sending. */
export type Phase =
  | { kind: "idle" | "sending" | "ready" }
  /** The form has been empty since then, in milliseconds. */
  | { kind: Ended; at: number }
  | { kind: "broken" }
  | { kind: "waiting" | "throttled"; seconds: number; from: number }
  | Unfinished;

export const IDLE: Phase = { kind: "idle" };

export const isUnfinished = (phase: Phase): phase is Unfinished => "form" in phase;

/** Whether a request is being sent, or waits for its second attempt. */
export const isUnderWay = ({ kind }: Phase): boolean => kind === "sending" || kind === "waiting";
