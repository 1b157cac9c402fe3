import type { Language, SendReport } from "../core";
import { createListeners } from "../lib/listeners";
import { countdown, whenAborted } from "./countdown";
import { type Ended, isUnderWay, isUnfinished, type Phase, type Reason } from "./phase";

/** Seconds before the second attempt after the answer "too many requests". */
const RETRY_DELAY_S = 5;
/** Milliseconds after which a request shows that it waits for what it needs: mostly that is there already. */
const WAIT_SHOWN_AFTER_MS = 100;
/** Milliseconds after which other tabs read what has been stored. */
const STORED_AFTER_MS = 100;
/** How long the success message stays. */
export const SUCCESS_MESSAGE_MS = 5000;

/** Failures after which the request may have arrived all the same. */
const UNCONFIRMED: Reason[] = ["unreachable", "timedOut", "aborted"];

/** A checked request. */
export interface QuoteRequest {
  /** What is sent. */
  form: FormData;
  /** Whether the honeypot is filled. */
  isBot: boolean;
  /** How another tab has ended the same meanwhile, if it has. */
  ended(): Ended | undefined;
  /** Whether the same was sent, perhaps by another tab, and not answered: it may have arrived. */
  isUnconfirmed(): boolean;
  setUnconfirmed(now: boolean): void;
  /** Whether the visitor is told beside the button that sends. */
  isUnconfirmedShown: boolean;
}

/** Dependencies, which tests replace. */
export interface Dependencies<Request extends QuoteRequest> {
  send(form: FormData, language: Language, signal: AbortSignal): Promise<SendReport>;
  isOffline(): boolean;
  /** Takes the turn to send, which one tab has at a time. Resolves with the function that gives it back. */
  takeTurn(): Promise<() => void>;
  /** Seconds until another request may be sent. */
  secondsUntilNext(): number;
  /** Saves a request on the device, for when there is a connection. Returns whether it is saved. */
  save(request: Request): boolean;
  /** Switches on and off whether the browser asks before it leaves the page. */
  guard(on: boolean): void;
  /** Called when a request has arrived. */
  sent(request: Request): void;
  log(...line: unknown[]): void;
}

/**
 * One request at a time. The state outlives the form, so that a visitor who leaves the page and comes back neither
 * sends twice nor misses the answer.
 */
export function createSending<Request extends QuoteRequest>(dependencies: Dependencies<Request>) {
  let phase: Phase = { kind: "idle" };
  /** The last state in which nothing was under way: it comes back when a request is stopped before it is sent. */
  let settled: Phase = phase;
  /** Whether a request is under way, which is not shown at once. */
  let locked = false;
  let stop = new AbortController();
  const listeners = createListeners();
  const finishListeners = createListeners();

  function setLocked(now: boolean) {
    locked = now;
    dependencies.guard(now);
  }

  function show(next: Phase) {
    phase = next;
    if (!(isUnderWay(next) || "seconds" in next)) {
      settled = next;
    }
    listeners.notify();
  }

  /** Reports that the form cannot be used. */
  function fail(error: unknown) {
    stop.abort();
    dependencies.log(error);
    show({ kind: "broken" });
  }

  /** Ends what goes on, like a countdown, and returns the signal that stops what comes next. */
  function restart(): AbortSignal {
    stop.abort();
    stop = new AbortController();
    return stop.signal;
  }

  /** Counts down the seconds until the next attempt. */
  function wait(kind: "waiting" | "throttled", from: number, signal: AbortSignal) {
    return countdown(from, (seconds) => show({ kind, seconds, from }), signal);
  }

  /** Waits for what a request needs, unless it is stopped. Returns whether it was not. */
  async function waitFor(needed: Promise<unknown>, signal: AbortSignal): Promise<boolean> {
    await Promise.race([needed, whenAborted(signal)]);
    if (signal.aborted) {
      show(settled);
    }
    return !signal.aborted;
  }

  async function post(request: Request, language: Language, signal: AbortSignal) {
    if (phase.kind !== "sending") {
      show({ kind: "sending" });
    }
    const wasUnconfirmed = request.isUnconfirmed();
    request.setUnconfirmed(true);
    const report = await dependencies.send(request.form, language, signal);
    // A refusal says nothing of an earlier attempt.
    if (report.kind === "sent" || !(wasUnconfirmed || UNCONFIRMED.includes(report.reason))) {
      request.setUnconfirmed(false);
    }
    // What the visitor has stopped is no error.
    if (report.kind === "failed" && report.reason !== "aborted") {
      if (report.reason === "notConfigured") {
        dependencies.log(report.log);
      } else {
        dependencies.log("Error al enviar:", { status: report.status, text: report.log });
      }
    }
    return report;
  }

  /** The request has left the form: it was sent, here or in another tab, or is saved. */
  function finish(kind: Ended) {
    finishListeners.notify();
    show({ kind, at: Date.now() });
  }

  async function attempt(request: Request, language: Language, signal: AbortSignal) {
    let report = await post(request, language, signal);
    if (report.kind === "failed" && report.reason === "tooMany") {
      await wait("waiting", RETRY_DELAY_S, signal);
      // Where tabs cannot take turns, another one may have sent it meanwhile.
      if (!signal.aborted && dependencies.secondsUntilNext() === 0) {
        report = await post(request, language, signal);
      }
    }
    if (report.kind === "sent") {
      try {
        dependencies.sent(request);
      } catch (error) {
        dependencies.log(error); // it has arrived, whatever the device could not note
      }
      finish("sent");
    } else {
      show({ kind: "failed", reason: report.reason, form: request.form });
    }
  }

  /** Sends a checked form in its turn, if it has to be sent still. Returns for how many seconds it cannot be sent yet. */
  async function sendInTurn(
    request: Request,
    language: Language,
    signal: AbortSignal,
  ): Promise<number> {
    const { form } = request;
    const seconds = dependencies.secondsUntilNext();
    const ended = request.ended();
    if (ended) {
      finish(ended);
    } else if (dependencies.isOffline()) {
      if (dependencies.save(request)) {
        finish("saved");
      } else {
        show({ kind: "offline", form });
      }
    } else if (request.isUnconfirmed() && !request.isUnconfirmedShown && !isUnfinished(settled)) {
      show({ kind: "unconfirmed", form });
    } else if (seconds > 0) {
      return seconds;
    } else {
      await attempt(request, language, signal);
    }
    return 0;
  }

  async function rateLimit(seconds: number, signal: AbortSignal) {
    await wait("throttled", seconds, signal);
    if (!signal.aborted) {
      show({ kind: "ready" });
    }
  }

  return {
    subscribe: listeners.add,

    /** Notifies the form on the page, which may not be the one that has sent, that the request has arrived or is saved. */
    onFinish: finishListeners.add,

    finish,

    phase: () => phase,

    /** Whether a request is under way, from the press on: while what it needs is loaded, it is sent, or it waits. */
    isLocked: () => locked,

    /**
     * Loads what a request needs, unless one is being sent: from the press on, it is under way. Returns whether it can be
     * sent now; it cannot if it was stopped meanwhile.
     */
    async prepare(load: () => Promise<unknown>): Promise<boolean> {
      if (locked) {
        return false;
      }
      const signal = restart();
      const timer = setTimeout(() => show({ kind: "sending" }), WAIT_SHOWN_AFTER_MS);
      setLocked(true);
      try {
        return await waitFor(load(), signal);
      } catch (error) {
        fail(error);
        return false;
      } finally {
        clearTimeout(timer);
        setLocked(false);
      }
    },

    /** Sends a request, unless one is being sent. */
    async submit(request: Request, language: Language): Promise<void> {
      if (locked) {
        return;
      }
      const signal = restart();
      if (request.isBot) {
        show({ kind: "honeypot", form: request.form });
        return;
      }
      let seconds = 0;
      // Without a connection, no other tab is sending either.
      const turn = dependencies.isOffline() ? undefined : dependencies.takeTurn();
      setLocked(true);
      if (turn && dependencies.secondsUntilNext() === 0) {
        show({ kind: "sending" });
      }
      try {
        if (await waitFor(Promise.resolve(turn), signal)) {
          seconds = await sendInTurn(request, language, signal);
        }
      } catch (error) {
        fail(error);
      } finally {
        setLocked(false);
        // Kept until the answer: before, another tab that holds the same cannot know whether it has arrived.
        void turn?.then((giveBack) => setTimeout(giveBack, STORED_AFTER_MS));
      }
      if (seconds > 0) {
        await rateLimit(seconds, signal);
      }
    },

    /** Aborts the request, or the waiting for the second attempt. */
    cancel() {
      stop.abort();
    },

    /** Reports a request of another load of the page or another tab: it may have arrived, or is on its way. */
    showUnconfirmed(form: FormData) {
      show({ kind: "unconfirmed", form });
    },

    fail,

    /** Reports that the connection was lost or is back. Nothing is sent automatically. */
    connection(isOnline: boolean) {
      if (phase.kind === (isOnline ? "offline" : "reconnected")) {
        show({ ...phase, kind: isOnline ? "reconnected" : "offline" });
      }
    },

    /** Hides the status, but does not stop a request. */
    dismiss() {
      if (!locked && phase.kind !== "idle") {
        stop.abort();
        show({ kind: "idle" });
      }
    },

    /** Updates the other channels of a request that was not sent with later input. */
    refresh(form: FormData): void {
      if (isUnfinished(phase)) {
        show({ ...phase, form });
      }
    },
  };
}
