/** Checks arguments, so that the WebAssembly never gets a value of a wrong type or size. */
import { coreError } from "./error.js";
import type { SendTarget } from "./types.js";

/** More UTF-16 code units than any address, code or setting has. */
const MAX_TEXT = 2 ** 16;
/** More UTF-16 code units than any dictionary file has. */
export const MAX_FILE: number = 2 ** 20;
/** The longest delay of a timer, in milliseconds. */
const MAX_TIMEOUT = 2 ** 31 - 1;
const TIMEOUT = 20_000;

interface Kinds {
  text: string;
  optionalText: string | null | undefined;
  file: string;
  address: string | object;
  source: string | object;
  signal: AbortSignal | null | undefined;
  timeout: number | undefined;
}

const isText = (value: unknown, limit = MAX_TEXT): value is string =>
  typeof value === "string" && value.length <= limit;
const isNone = (value: unknown) => value === undefined || value === null;

/** The result of some work, or another one if it throws, as getters, proxies and blocked storage may. */
export function orElse<Result>(otherwise: Result, work: () => Result): Result {
  try {
    return work();
  } catch {
    return otherwise;
  }
}

/** The class of a value of any realm: a frame has classes of its own. */
export const classOf = (value: unknown): string =>
  orElse(typeof value, () => Object.prototype.toString.call(value).slice(8, -1));

/** Not an address or a response, which other packages take in the place of options. */
const isPlain = (value: unknown) => classOf(value) === "Object";

/** The classes of what a WebAssembly can be read from, besides text. */
const SOURCES = /URL|Request|Response|.Array|Buffer|View|Module/;

const TEXT = `a string of at most ${MAX_TEXT} characters`;

const KINDS: Record<keyof Kinds, [expected: string, test: (value: unknown) => boolean]> = {
  text: [TEXT, isText],
  optionalText: [`${TEXT} or nothing`, (value) => isNone(value) || isText(value)],
  file: ["a dictionary's text", (value) => isText(value, MAX_FILE)],
  address: ["an address", (value) => isText(value) || classOf(value) === "URL"],
  source: ["an address or content", (value) => isText(value) || SOURCES.test(classOf(value))],
  signal: [
    "an AbortSignal or nothing",
    // The getter of the class accepts only signals, even those of other windows, and throws for anything else.
    (value) =>
      isNone(value) || typeof Reflect.get(AbortSignal.prototype, "aborted", value) === "boolean",
  ],
  timeout: ["a number or nothing", (value) => value === undefined || typeof value === "number"],
};

/** What an argument is instead: its class, the length of a text, or the number itself. */
function described(value: unknown): string {
  if (typeof value === "string") return `a string of ${value.length} characters`;
  return typeof value === "number" ? String(value) : classOf(value);
}

/** The error for an argument of another type. @param expected what it has to be */
export function wrong(argument: string, expected: string, value: unknown): Error {
  const message = `${argument} has to be ${expected}, not ${described(value)}`;
  return coreError("ArgumentError", message, { argument, expected });
}

/** @throws an `ArgumentError` that names the argument and what it has to be */
export function check<Kind extends keyof Kinds>(
  argument: string,
  kind: Kind,
  value: unknown,
): asserts value is Kinds[Kind] {
  const [expected, test] = KINDS[kind];
  if (!orElse(false, () => test(value))) throw wrong(argument, expected, value);
}

/**
 * A copy of the own members of a call's options, without getters that may throw or change. Signal and timeout are checked,
 * if a call has them: nothing is begun before.
 */
export function checkedOptions<Options extends object>(
  options: Options,
  argument = "options",
): Options {
  const copy = orElse(undefined, () => (isPlain(options) ? { ...options } : undefined));
  if (!copy) throw wrong(argument, "a plain object", options);
  const { signal, timeout }: { signal?: unknown; timeout?: unknown } = copy;
  check("signal", "signal", signal);
  check("timeout", "timeout", timeout);
  return copy;
}

const SETTINGS: (keyof SendTarget)[] = ["endpoint", "publicKey", "service", "template"];

export function checkedTarget(target: unknown): SendTarget {
  const copy: Partial<SendTarget> = {};
  for (const setting of SETTINGS) {
    // A missing setting, such as an environment variable that is not set, is reported as one.
    const value = orElse<unknown>(null, () => (target as SendTarget)[setting] ?? "");
    if (!isText(value) || !isPlain(target)) {
      throw coreError("TargetError", `target.${setting} has to be ${TEXT}`, { setting });
    }
    copy[setting] = value;
  }
  return copy as SendTarget;
}

/** The timeout in milliseconds, 20 seconds by default. Timers take a negative one as none at all, but wrap a long one. */
export const limitedTimeout = (timeout: number | undefined): number =>
  Math.min(timeout === 0 ? 0 : timeout || TIMEOUT, MAX_TIMEOUT); // NaN counts as none
