import type { Language, SendReport } from "../../../core";
import { countdown } from "./countdown";

/** Seconds before the second try after an answer that there are too many requests. */
const RETRY_DELAY_S = 5;

export type Reason = Extract<SendReport, { kind: "failed" }>["reason"];

/** Why a request is not sent, and what was to be sent: the words for it are those of the page that shows it. */
export interface Unsent {
  kind: "failed" | "offline" | "online" | "honeypot";
  reason: Reason;
  form: FormData;
}

/** Where a request is on its way. */
export type Phase =
  | { kind: "idle" | "sending" | "sent" | "ready" }
  | { kind: "broken" }
  | { kind: "waiting" | "throttled"; seconds: number; from: number }
  | Unsent;

/** What a request needs from outside. */
export interface Dependencies {
  send(form: FormData, language: Language, signal: AbortSignal): Promise<SendReport>;
  online(): boolean;
  /** Seconds until another request may be sent. */
  throttled(): number;
  /** Told once a request has arrived. */
  sent(): void;
  log(...line: unknown[]): void;
}

export type Sending = ReturnType<typeof createSending>;

/** Adds a listener, and gives what takes it away again. */
function listen(listeners: Set<() => void>, listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/**
 * One request at a time, whatever the page does meanwhile: it outlives the form, so that a visitor who leaves the page
 * and comes back neither sends twice nor misses the answer.
 */
export function createSending(dependencies: Dependencies) {
  let phase: Phase = { kind: "idle" };
  let busy = false;
  let stop = new AbortController();
  const listeners = new Set<() => void>();
  const arrivals = new Set<() => void>();

  function show(next: Phase) {
    phase = next;
    for (const notify of listeners) {
      notify();
    }
  }

  async function post(form: FormData, language: Language, signal: AbortSignal) {
    show({ kind: "sending" });
    const report = await dependencies.send(form, language, signal);
    if (report.kind === "failed") {
      if (report.reason === "notConfigured") {
        dependencies.log(report.log);
      } else {
        dependencies.log("Error al enviar:", { status: report.status, text: report.log });
      }
    }
    return report;
  }

  async function attempt(form: FormData, language: Language, isBot: boolean) {
    const { signal } = stop;
    if (isBot || !dependencies.online()) {
      show({ kind: isBot ? "honeypot" : "offline", reason: "unreachable", form });
      return;
    }
    let report = await post(form, language, signal);
    if (report.kind === "failed" && report.reason === "tooMany") {
      const notify = (seconds: number) => show({ kind: "waiting", seconds, from: RETRY_DELAY_S });
      await countdown(RETRY_DELAY_S, notify, signal);
      if (!signal.aborted) {
        report = await post(form, language, signal);
      }
    }
    if (report.kind === "sent") {
      dependencies.sent();
      for (const notify of arrivals) {
        notify();
      }
      show({ kind: "sent" });
    } else {
      show({ kind: "failed", reason: report.reason, form });
    }
  }

  async function rateLimit(seconds: number) {
    const { signal } = stop;
    await countdown(
      seconds,
      (left) => show({ kind: "throttled", seconds: left, from: seconds }),
      signal,
    );
    if (!signal.aborted) {
      show({ kind: "ready" });
    }
  }

  return {
    subscribe: (listener: () => void) => listen(listeners, listener),

    /** Tells the form that is on the page, which need not be the one that sent, that its request has arrived. */
    onSent: (listener: () => void) => listen(arrivals, listener),

    phase: () => phase,

    /** Whether a request is under way, or waits for its second try. */
    isBusy: () => busy,

    /** Sends a checked form, unless one is under way. `isBot`: the field that people leave empty is not. */
    async submit(form: FormData, language: Language, isBot: boolean): Promise<void> {
      if (busy) {
        return;
      }
      stop.abort();
      stop = new AbortController();
      const seconds = isBot ? 0 : dependencies.throttled();
      if (seconds > 0) {
        return rateLimit(seconds);
      }
      busy = true;
      try {
        await attempt(form, language, isBot);
      } catch (error) {
        dependencies.log(error);
        show({ kind: "broken" });
      } finally {
        busy = false;
      }
    },

    /** Stops the request that is under way, or the waiting for the second try. */
    cancel() {
      stop.abort();
    },

    /** An earlier request may have arrived: the page was left before its answer came. */
    interrupted(form: FormData) {
      show({ kind: "failed", reason: "aborted", form });
    },

    /** The form cannot be used, and why. */
    fail(error: unknown) {
      dependencies.log(error);
      show({ kind: "broken" });
    },

    /** The connection came or went. Nothing is sent by itself. */
    connection(isOnline: boolean) {
      if (phase.kind === (isOnline ? "offline" : "online")) {
        show({ ...phase, kind: isOnline ? "online" : "offline" });
      }
    },

    /** Takes back what is told, but not what is under way. */
    dismiss() {
      if (!busy && phase.kind !== "idle") {
        stop.abort();
        show({ kind: "idle" });
      }
    },

    /** Keeps the other ways of a request that was not sent in step with what is typed after that. */
    refresh(form: FormData): void {
      if ("reason" in phase) {
        show({ ...phase, form });
      }
    },
  };
}
