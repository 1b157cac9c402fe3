import { describe, expect, test } from "vitest";
import {
  type Classes,
  enter,
  hasTyped,
  hidePage,
  lockScroll,
  markTyped,
  type PageState,
  stateOf,
} from "./state";

function classList(...given: string[]): Classes & { all: () => string[] } {
  const set = new Set(given);
  return {
    add(...names) {
      for (const name of names) {
        set.add(name);
      }
    },
    remove(...names) {
      for (const name of names) {
        set.delete(name);
      }
    },
    contains: (name) => set.has(name),
    all: () => [...set].sort(),
  };
}

function through(...states: PageState[]): string[] {
  const classes = classList();
  for (const state of states) {
    enter(state, classes);
  }
  return classes.all();
}

describe("the states of the page", () => {
  test("are told by the classes that the styles know", () => {
    expect(through("starting")).toEqual(["script"]);
    expect(through("starting", "late")).toEqual(["late", "script"]);
    expect(through("starting", "late", "hydrated")).toEqual(["hydrated", "script"]);
    expect(through("starting", "plain")).toEqual([]);
  });

  test("a timer that fires after hydration changes nothing", () => {
    expect(through("starting", "hydrated", "late")).toEqual(["hydrated", "script"]);
    expect(through("starting", "hydrated", "plain")).toEqual(["hydrated", "script"]);
  });

  test("a timer that fires after a failure changes nothing", () => {
    expect(through("starting", "plain", "late")).toEqual([]);
  });

  test("what comes after a failure still hydrates the page", () => {
    expect(through("starting", "plain", "hydrated")).toEqual(["hydrated", "script"]);
  });

  test("what the visitor has typed is known in every state", () => {
    const classes = classList();
    expect(hasTyped(classes)).toBe(false);
    enter("starting", classes);
    markTyped(classes);
    enter("hydrated", classes);
    expect(hasTyped(classes)).toBe(true);
    expect(stateOf(classes)).toBe("hydrated");
  });

  test("classes of others stay", () => {
    const classes = classList("translated-ltr");
    enter("starting", classes);
    lockScroll(true, classes);
    enter("hydrated", classes);
    lockScroll(false, classes);
    expect(classes.all()).toEqual(["hydrated", "script", "translated-ltr"]);
    expect(stateOf(classes)).toBe("hydrated");
  });

  test.each(["plain", "hydrated"] as const)("a hidden page is shown once it is %s", (state) => {
    const classes = classList();
    enter("starting", classes);
    hidePage(classes);
    enter("late", classes);
    expect(classes.contains("switching-language")).toBe(true);
    enter(state, classes);
    expect(classes.contains("switching-language")).toBe(false);
  });
});
