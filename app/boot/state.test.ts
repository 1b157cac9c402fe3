import { describe, expect, test } from "vitest";
import {
  type Classes,
  enter,
  hasInput,
  hidePage,
  lockScroll,
  markInput,
  type PageState,
  stateOf,
} from "./state";

function classList(...initial: string[]): Classes & { all: () => string[] } {
  const set = new Set(initial);
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
    toggle(name, isOn = !set.has(name)) {
      isOn ? set.add(name) : set.delete(name);
      return isOn;
    },
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
  test("are the classes that the styles use", () => {
    expect(through("starting")).toEqual(["script"]);
    expect(through("starting", "late")).toEqual(["late", "script"]);
    expect(through("starting", "late", "hydrated")).toEqual(["hydrated", "script"]);
    expect(through("starting", "plain")).toEqual([]);
  });

  test("are read from the classes", () => {
    expect(stateOf(classList())).toBe("plain");
    expect(stateOf(classList("script"))).toBe("starting");
    expect(stateOf(classList("script", "late"))).toBe("late");
    expect(stateOf(classList("script", "hydrated"))).toBe("hydrated");
  });

  test("a timer that fires after hydration changes nothing", () => {
    expect(through("starting", "hydrated", "late")).toEqual(["hydrated", "script"]);
    expect(through("starting", "hydrated", "plain")).toEqual(["hydrated", "script"]);
  });

  test("a timer that fires after a failure changes nothing", () => {
    expect(through("starting", "plain", "late")).toEqual([]);
  });

  test("the page can still be hydrated after a failure", () => {
    expect(through("starting", "plain", "hydrated")).toEqual(["hydrated", "script"]);
  });

  test("input of the visitor is known in every state", () => {
    const classes = classList();
    expect(hasInput(classes)).toBe(false);
    enter("starting", classes);
    markInput(classes);
    enter("hydrated", classes);
    expect(hasInput(classes)).toBe(true);
    expect(stateOf(classes)).toBe("hydrated");
  });

  test("classes set by others stay", () => {
    const classes = classList("translated-ltr");
    enter("starting", classes);
    lockScroll(true, classes);
    enter("hydrated", classes);
    expect(classes.contains("scroll-locked")).toBe(true);
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
