/**
 * The states of the page, kept in the classes of `<html>`, for the styles and for whoever comes later. Nothing else
 * writes these classes; what a translator or an extension adds to the element stays.
 *
 * - plain: no script, or it has failed; what works without script is shown.
 * - starting (`script`): script is on its way; what needs it is shown, and waits.
 * - late (`script late`): it takes long; what the plain page has is shown as well.
 * - hydrated (`script hydrated`): React has the page.
 */

export type PageState = "plain" | "starting" | "late" | "hydrated";

/** The element's list of classes, or a test's. */
export type Classes = Pick<DOMTokenList, "add" | "remove" | "contains">;

const CLASSES: Record<PageState, readonly string[]> = {
  plain: [],
  starting: ["script"],
  late: ["script", "late"],
  hydrated: ["script", "hydrated"],
};

/** From which states each one is reached: what has ended is not begun again by a timer that fires afterwards. */
const BEFORE: Record<PageState, readonly PageState[]> = {
  plain: ["starting", "late"],
  starting: ["plain"],
  late: ["starting"],
  hydrated: ["plain", "starting", "late"],
};

export function stateOf(classes: Classes): PageState {
  if (classes.contains("hydrated")) {
    return "hydrated";
  }
  if (!classes.contains("script")) {
    return "plain";
  }
  return classes.contains("late") ? "late" : "starting";
}

/** Brings the page into a state, unless it is past it. */
export function enter(state: PageState, classes: Classes): void {
  if (!BEFORE[state].includes(stateOf(classes))) {
    return;
  }
  classes.remove("script", "late", "hydrated");
  classes.add(...CLASSES[state]);
  if (state === "plain" || state === "hydrated") {
    showPage(classes);
  }
}

/** The page is about to turn into another language. */
export function hidePage(classes: Classes): void {
  classes.add("switching-language");
}

export function showPage(classes: Classes): void {
  classes.remove("switching-language");
}

/** What lies behind an open panel does not scroll. */
export function lockScroll(locked: boolean, classes: Classes): void {
  if (locked) {
    classes.add("scroll-locked");
  } else {
    classes.remove("scroll-locked");
  }
}

/** The visitor has typed something since the page was loaded, before it was hydrated or later. */
export function markTyped(classes: Classes): void {
  classes.add("typed");
}

export function hasTyped(classes: Classes): boolean {
  return classes.contains("typed");
}
