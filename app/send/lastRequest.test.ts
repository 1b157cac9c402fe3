import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { storedSavedRequests } from "../lib/connection";
import {
  changeUnconfirmed,
  endOf,
  finishedNotes,
  finishedSince,
  lastSent,
  rememberSent,
  SENT_AT,
  secondsUntilNext,
  unconfirmedNotes,
} from "./lastRequest";

vi.mock("../lib/connection", () => ({ storedSavedRequests: vi.fn(() => "") }));

const NOW = Date.UTC(2026, 10, 30, 12);
const DAY_MS = 24 * 3_600_000;
const FINISHED = "quoteAccepted";

const stored = new Map<string, string>();
const storage = {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: vi.fn((key: string, text: string) => void stored.set(key, text)),
  removeItem: (key: string) => void stored.delete(key),
};

function typed(fields: Record<string, string> = { user_name: "Obras", user_city: "Altea" }) {
  const form = new FormData();
  for (const [name, text] of Object.entries(fields)) {
    form.append(name, text);
  }
  return form;
}

const afterwards = (ms: number) => vi.setSystemTime(Date.now() + ms);

beforeEach(() => {
  stored.clear();
  storage.setItem.mockClear();
  vi.stubGlobal("localStorage", storage);
  vi.useFakeTimers();
  vi.setSystemTime(NOW);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("the last request", () => {
  test("holds up the next one for ten seconds", () => {
    expect(secondsUntilNext()).toBe(0);
    rememberSent();
    expect(lastSent()).toBe(NOW);
    expect(secondsUntilNext()).toBe(10);
    afterwards(10_000);
    expect(secondsUntilNext()).toBe(0);
    expect(lastSent()).toBe(NOW);
  });

  test("is known in every tab, and forgotten after a week", () => {
    stored.set(SENT_AT, String(NOW - 7 * DAY_MS + 1));
    expect(lastSent()).toBe(NOW - 7 * DAY_MS + 1);
    stored.set(SENT_AT, String(NOW - 7 * DAY_MS));
    lastSent();
    expect(stored.has(SENT_AT)).toBe(false);
  });

  test("is known to the page where storage is blocked, and holds up nothing", () => {
    vi.stubGlobal("localStorage", undefined);
    rememberSent();
    expect(lastSent()).toBe(NOW);
    expect(secondsUntilNext()).toBe(0);
  });
});

describe("what was noted of a form", () => {
  test("is so from then on, until it is removed", () => {
    expect(finishedNotes.since(typed())).toBe(0);
    finishedNotes.add(typed());
    afterwards(1000);
    expect(finishedNotes.since(typed())).toBe(NOW);
    finishedNotes.remove(typed());
    expect(finishedNotes.since(typed())).toBe(0);
    expect(stored.size).toBe(0);
  });

  test("is of what was typed, not of what is empty", () => {
    finishedNotes.add(typed());
    const same = { user_name: "Obras", user_email: "", user_city: "Altea" };
    expect(finishedNotes.since(typed(same))).toBe(NOW);
    for (const other of [
      { user_name: "Obras" },
      { ...same, user_city: "Alteb" },
      { ...same, x: "1" },
    ]) {
      expect(finishedNotes.since(typed(other))).toBe(0);
    }
  });

  test("an empty form is not noted", () => {
    finishedNotes.add(typed({ user_name: "" }));
    expect(stored.size).toBe(0);
  });

  test("holds no text of the visitor", () => {
    finishedNotes.add(typed());
    expect(stored.get(FINISHED)).toMatch(new RegExp(`^\\{"-?\\d+":${NOW}\\}$`));
  });

  test("is kept for a week, and each for itself", () => {
    finishedNotes.add(typed());
    afterwards(7 * DAY_MS - 1);
    finishedNotes.add(typed({ user_name: "Otra" }));
    expect(finishedNotes.since(typed())).toBe(NOW);
    afterwards(1);
    expect(finishedNotes.since(typed())).toBe(0);
    expect(finishedNotes.since(typed({ user_name: "Otra" }))).toBe(NOW + 7 * DAY_MS - 1);
    expect(stored.get(FINISHED)).not.toContain(`:${NOW}}`);
  });

  test("is a time, and no text that looks like one", () => {
    finishedNotes.add(typed());
    stored.set(FINISHED, stored.get(FINISHED)?.replace(String(NOW), `"${NOW}"`) ?? "");
    expect(finishedNotes.since(typed())).toBe(0);
  });

  test("is not written again by whoever reads it, as another tab may have noted more", () => {
    finishedNotes.add(typed());
    storage.setItem.mockClear();
    finishedNotes.since(typed());
    finishedNotes.remove(typed({ user_name: "Otra" }));
    expect(storage.setItem).not.toHaveBeenCalled();
  });

  test.each(["", "{", "null", "1", '"x"', "[]", '{"1":"x"}', '{"1":null}'])(
    "%j has no notes, and takes one",
    (text) => {
      stored.set(FINISHED, text);
      expect(finishedNotes.since(typed())).toBe(0);
      finishedNotes.add(typed());
      expect(finishedNotes.since(typed())).toBe(NOW);
    },
  );
});

describe("what was finished since it was typed", () => {
  test("is what was sent later than it was typed", () => {
    finishedNotes.add(typed());
    expect(finishedSince(typed(), NOW - 1)).toBe(NOW);
    expect(finishedSince(typed(), NOW)).toBe(0);
    expect(finishedSince(typed({ user_name: "Otra" }), NOW - 1)).toBe(0);
  });

  test("a clock that was ahead counts by seconds, or if it has timed the text as well", () => {
    finishedNotes.add(typed());
    vi.setSystemTime(NOW - 60_000);
    expect(finishedSince(typed(), NOW - 70_000)).toBe(NOW);
    vi.setSystemTime(NOW - 60_001);
    expect(finishedSince(typed(), NOW - 70_000)).toBe(0);
    expect(finishedSince(typed(), NOW - 60_001)).toBe(0);
    expect(finishedSince(typed(), NOW - 60_000)).toBe(NOW);
  });

  test("was sent, or saved and is still there", () => {
    afterwards(DAY_MS);
    rememberSent();
    expect(endOf(Date.now())).toBe("sent");
    expect(endOf(Date.now() + 1)).toBeUndefined();
    vi.mocked(storedSavedRequests).mockReturnValueOnce("[…]");
    expect(endOf(Date.now() + 1)).toBe("saved");
  });
});

test("what is changed of an unconfirmed request is unconfirmed too, and nothing else is", () => {
  const after = typed({ user_name: "Obras", user_city: "Calp" });
  changeUnconfirmed(typed(), after);
  expect(unconfirmedNotes.since(after)).toBe(0);
  unconfirmedNotes.add(typed());
  afterwards(5);
  changeUnconfirmed(typed(), after);
  expect(unconfirmedNotes.since(after)).toBe(NOW + 5);
  expect(unconfirmedNotes.since(typed())).toBe(NOW);
  expect(finishedNotes.since(typed())).toBe(0);
});
