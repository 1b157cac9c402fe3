/** Arguments are checked here, before anything reaches the WebAssembly: it never sees a value of a wrong type or size. */
import { coreError } from "./error.js";
import type { SendTarget } from "./types.js";

/** More than any address, code or setting has, in UTF-16 code units. */
const MAX_TEXT = 2 ** 16;
/** More than the longest field takes: a longer text gets the same message as this much of it. */
const MAX_FIELD = 2 ** 14;
const MAX_ENTRIES = 1000;
/** The longest that a timer waits, in milliseconds. */
const MAX_TIMEOUT = 2 ** 31 - 1;
const TIMEOUT = 20_000;

interface Kinds {
  text: string;
  optionalText: string | null | undefined;
  file: string;
  options: object;
  source: string | object;
  signal: AbortSignal | null | undefined;
  timeout: number | undefined;
}

const isText = (value: unknown, most = MAX_TEXT) =>
  typeof value === "string" && value.length <= most;
const isNone = (value: unknown) => value === undefined || value === null;
const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;

const TEXT = `a string of at most ${MAX_TEXT} characters`;

const KINDS: Record<keyof Kinds, [expected: string, test: (value: unknown) => boolean]> = {
  text: [TEXT, isText],
  optionalText: [`${TEXT} or nothing`, (value) => isNone(value) || isText(value)],
  file: ["the text of a dictionary file", (value) => isText(value, 2 ** 20)],
  options: ["an object", isObject],
  source: ["an address, an answer, bytes or a module", (value) => isText(value) || isObject(value)],
  signal: [
    "an AbortSignal or nothing",
    // The getter of the class takes signals alone, those of other windows among them, and throws at anything else.
    (value) =>
      isNone(value) || typeof Reflect.get(AbortSignal.prototype, "aborted", value) === "boolean",
  ],
  timeout: ["a number or nothing", (value) => value === undefined || typeof value === "number"],
};

/** Proxies and getters may throw whatever they want: that is no valid value either. */
function passes(test: (value: unknown) => boolean, value: unknown): boolean {
  try {
    return test(value);
  } catch {
    return false;
  }
}

function wrong(argument: string, kind: keyof Kinds, value: unknown): Error {
  const [expected] = KINDS[kind];
  const given = value === null ? "null" : typeof value;
  return coreError("ArgumentError", `${argument} has to be ${expected}, not ${given}`, {
    argument,
    expected,
  });
}

/** @throws an `ArgumentError` that names the argument and what it has to be */
export function check<Kind extends keyof Kinds>(
  argument: string,
  kind: Kind,
  value: unknown,
): asserts value is Kinds[Kind] {
  if (!passes(KINDS[kind][1], value)) throw wrong(argument, kind, value);
}

/** A copy of the options of a call, whose properties can be read without surprise. */
export function checkedOptions<Options extends object>(options: Options): Options {
  check("options", "options", options);
  try {
    return { ...options };
  } catch {
    throw wrong("options", "options", options);
  }
}

/** How the names of all fields of the form begin; what else a form holds is nobody's business here. */
const FIELD = "user_";

/** Of any realm: a frame has a class of its own. */
const isForm = (value: unknown): value is FormData =>
  Object.prototype.toString.call(value) === "[object FormData]";

/** A form of this realm with the texts of the given one; a file counts as empty. Nothing for what cannot be taken. */
function copied(form: unknown, refusesLong: boolean): FormData | undefined {
  const copy = new FormData();
  try {
    if (!isForm(form)) return undefined;
    let entries = 0;
    for (const [name, value] of form) {
      entries += 1;
      const text = typeof value === "string" && name.startsWith(FIELD) ? value : "";
      if (entries > MAX_ENTRIES || (refusesLong && text.length > MAX_FIELD)) return undefined;
      copy.append(name.slice(0, MAX_FIELD), text.slice(0, MAX_FIELD));
    }
  } catch {
    return undefined; // a form whose entries cannot be read
  }
  return copy;
}

/**
 * @param refusesLong whether a text past all limits is refused instead of cut, because the form is to be sent
 * @throws a `FormError` for what is not a form, or not one that can be taken
 */
export function checkedForm(form: unknown, refusesLong = false): FormData {
  const copy = copied(form, refusesLong);
  if (!copy) {
    throw coreError(
      "FormError",
      `form has to be a FormData with at most ${MAX_ENTRIES} entries of ${MAX_FIELD} characters`,
    );
  }
  return copy;
}

const SETTINGS: (keyof SendTarget)[] = ["endpoint", "publicKey", "service", "template"];

export function checkedTarget(target: unknown): SendTarget {
  const copy: Partial<SendTarget> = {};
  for (const setting of SETTINGS) {
    let value: unknown;
    const isSetting = (given: unknown) => {
      value = (given as SendTarget)[setting];
      return isText(value);
    };
    if (!passes(isSetting, target)) {
      throw coreError("TargetError", `target.${setting} has to be a string`, { setting });
    }
    copy[setting] = value as string;
  }
  return copy as SendTarget;
}

/** The time to wait in milliseconds: 20 seconds unless told otherwise, and what a timer can count. */
export function checkedTimeout(timeout: unknown): number {
  check("timeout", "timeout", timeout);
  const wanted = timeout === undefined || Number.isNaN(timeout) ? TIMEOUT : timeout;
  return Math.min(Math.max(wanted, 0), MAX_TIMEOUT);
}
