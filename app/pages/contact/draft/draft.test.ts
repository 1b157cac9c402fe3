import { beforeEach, expect, test, vi } from "vitest";

const WEEK_MS = 7 * 24 * 3_600_000;
const NOW = Date.UTC(2026, 10, 30, 12);
/** The core cuts longer texts before it stores them. */
const MAX_STORED = 20;

const mocks = vi.hoisted(() => ({
  core: { isBroken: false, isFull: false, draft: [] as [string, string][] },
  guard: vi.fn(),
  finishedSince: vi.fn((_: FormData, __: number) => 0),
}));
const { core, guard, finishedSince } = mocks;

vi.mock("../../../core", () => {
  const working = () => {
    if (core.isBroken) {
      throw new Error("bancal is not initialised");
    }
  };
  return {
    loadDraft() {
      working();
      return core.draft;
    },
    saveDraft(values: FormData) {
      working();
      if (core.isFull) {
        return;
      }
      const entries = [...values].map(([name, text]) => [name, String(text).slice(0, MAX_STORED)]);
      core.draft = entries.filter(([, text]) => text !== "") as [string, string][];
    },
    clearDraft() {
      working();
      core.draft = [];
    },
  };
});

vi.mock("../../../lib/leaveGuard", () => ({ createLeaveGuard: () => mocks.guard }));

vi.mock("../../../send/lastRequest", () => ({
  finishedSince: mocks.finishedSince,
  isRecent: (time: number) => Date.now() - time < WEEK_MS,
}));

const tab = new Map<string, string>();

/** The module as a new document of this tab has it. */
async function newDocument() {
  vi.resetModules();
  return import("./draft");
}

function typed(name: string, rest: Record<string, string> = {}): FormData {
  const values = new FormData();
  for (const [field, text] of Object.entries({ user_name: name, user_city: "", ...rest })) {
    values.set(field, text);
  }
  return values;
}

const nameIn = (values: FormData | undefined) => values?.get("user_name");

beforeEach(() => {
  core.isBroken = false;
  core.isFull = false;
  core.draft = [];
  tab.clear();
  guard.mockClear();
  finishedSince.mockReturnValue(0);
  vi.useFakeTimers();
  vi.setSystemTime(NOW);
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => tab.get(key) ?? null,
    setItem: (key: string, text: string) => tab.set(key, text),
    removeItem: (key: string) => tab.delete(key),
  });
  return () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  };
});

test("what is typed is stored, and known to the next document of the tab", async () => {
  const draft = await newDocument();
  expect(draft.readTyped()).toBeUndefined();
  draft.storeDraft(typed("Obras", { user_comments: "Línea 1\nLínea 2 & más? 🏗" }));
  expect(core.draft).toContainEqual(["user_name", "Obras"]);
  expect(guard).toHaveBeenLastCalledWith(true); // its comments are cut
  const later = await newDocument();
  expect(later.readTyped()?.get("user_comments")).toBe("Línea 1\nLínea 2 & más? 🏗");
});

test("the browser asks before it leaves as long as not all of it is stored", async () => {
  const draft = await newDocument();
  draft.storeDraft(typed("Obras"));
  expect(guard).toHaveBeenLastCalledWith(false);
  draft.storeDraft(typed("O".repeat(MAX_STORED + 1)));
  expect(guard).toHaveBeenLastCalledWith(true);
  draft.storeDraft(typed(""));
  expect(guard).toHaveBeenLastCalledWith(false);
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  core.isBroken = true;
  draft.storeDraft(typed("Obras"));
  expect(guard).toHaveBeenLastCalledWith(true);
  expect(warn).toHaveBeenCalledOnce();
  expect(nameIn(draft.readTyped())).toBe("Obras");
  warn.mockRestore();
});

test("the browser asks as well where storage is full", async () => {
  core.isFull = true;
  (await newDocument()).storeDraft(typed("Obras"));
  expect(guard).toHaveBeenLastCalledWith(true);
});

test("an empty form removes what this tab has stored, and not what another one has", async () => {
  const draft = await newDocument();
  draft.storeDraft(typed("Obras"));
  draft.storeDraft(typed(""));
  expect(core.draft).toEqual([]);
  core.draft = [["user_name", "Otra pestaña"]];
  draft.storeDraft(typed(""));
  expect(core.draft).toEqual([["user_name", "Otra pestaña"]]);
  (await newDocument()).storeDraft(typed(""));
  expect(core.draft).toEqual([["user_name", "Otra pestaña"]]);
});

test("a later document of the tab has something newer only if something was typed there", async () => {
  const first = await newDocument();
  first.storeDraft(typed("Obras"));
  expect(first.newerTyped()).toBeUndefined();
  const second = await newDocument();
  expect(nameIn(second.newerTyped()?.values)).toBe("Obras");
  vi.setSystemTime(NOW + 1000);
  second.storeDraft(typed("Obras Levante"));
  expect(first.newerTyped()).toMatchObject({ at: NOW + 1000 });
  expect(nameIn(first.readTyped())).toBe("Obras Levante");
});

test("what was typed a week ago is forgotten", async () => {
  (await newDocument()).storeDraft(typed("Obras"));
  vi.setSystemTime(NOW + WEEK_MS - 1);
  expect(nameIn((await newDocument()).readTyped())).toBe("Obras");
  vi.setSystemTime(NOW + WEEK_MS);
  expect((await newDocument()).readTyped()).toBeUndefined();
});

test("what another tab has sent since it was typed is no longer this tab's text", async () => {
  const draft = await newDocument();
  draft.storeDraft(typed("Obras"));
  finishedSince.mockImplementation((values, at) =>
    nameIn(values) === "Obras" && at === NOW ? NOW + 500 : 0,
  );
  expect([...(draft.readTyped() ?? [])]).toEqual([]);
  expect(guard).toHaveBeenLastCalledWith(false);
  expect([...((await newDocument()).readTyped() ?? [])]).toEqual([]);
});

test("this tab's text is stored again for the next visit, whatever another tab has stored", async () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  const draft = await newDocument();
  draft.storeTyped();
  expect(core.draft).toEqual([]);
  expect(warn).not.toHaveBeenCalled();
  warn.mockRestore();
  draft.storeDraft(typed("Obras"));
  core.draft = [["user_name", "Otra pestaña"]];
  draft.storeTyped();
  expect(core.draft).toEqual([["user_name", "Obras"]]);
});

test("what was sent is discarded, but for the draft of another tab", async () => {
  const draft = await newDocument();
  draft.storeDraft(typed("Obras y Servicios de Levante", { user_city: "Altea" }));
  expect(core.draft).toContainEqual(["user_name", "Obras y Servicios de"]);
  draft.discardDraft();
  expect(core.draft).toEqual([]);
  expect([...(draft.readTyped() ?? [])]).toEqual([]);
  expect(guard).toHaveBeenLastCalledWith(false);
  draft.storeDraft(typed("Obras", { user_city: "Altea" }));
  core.draft = [
    ["user_name", "Obras"],
    ["user_city", "Calp"],
  ];
  draft.discardDraft();
  expect(core.draft).toContainEqual(["user_city", "Calp"]);
});

test("what was sent is no longer this tab's text, though the core has crashed meanwhile", async () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  const draft = await newDocument();
  draft.storeDraft(typed("Obras Levante"));
  core.isBroken = true;
  draft.discardDraft();
  expect([...(draft.readTyped() ?? [])]).toEqual([]);
  expect(warn).toHaveBeenCalledOnce();
  warn.mockRestore();
});
