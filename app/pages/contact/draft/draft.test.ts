import { expect, test, vi } from "vitest";
import { discardDraft, readTyped, storeDraft } from "./draft";

const { core } = vi.hoisted(() => ({ core: { isBroken: false, draft: [] as [string, string][] } }));

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
      core.draft = [...values] as [string, string][];
    },
    clearDraft() {
      working();
      core.draft = [];
    },
  };
});

vi.mock("../../../lib/leaveGuard", () => ({ createLeaveGuard: () => () => {} }));

function typed(): FormData {
  const values = new FormData();
  values.set("user_name", "Obras Levante");
  return values;
}

test("what was sent is no longer this tab's text, though the core has crashed meanwhile", () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  storeDraft(typed());
  expect([...(readTyped() ?? [])]).toEqual([["user_name", "Obras Levante"]]);
  core.isBroken = true;
  discardDraft();
  expect([...(readTyped() ?? [])]).toEqual([]);
  expect(warn).toHaveBeenCalledOnce();
});
