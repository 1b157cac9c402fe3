/**
 * The states of the page, stored as classes of `<html>` for the styles and for scripts that run later. No other module
 * sets these classes; those of translators and extensions stay.
 *
 * - plain: no script, or it has failed; the content for pages without script is shown.
 * - starting (`script`): scripts are loading; the content that needs them is shown, and waits.
 * - late (`script late`): loading takes long; the content for pages without script is shown as well.
 * - hydrated (`script hydrated`): React controls the page.
 */

export type PageState = "plain" | "starting" | "late" | "hydrated";

/** The classes of the element, or of a test. */
export type Classes = Pick<DOMTokenList, "add" | "remove" | "contains" | "toggle">;

const CLASSES: Record<PageState, readonly string[]> = {
  plain: [],
  starting: ["script"],
  late: ["script", "late"],
  hydrated: ["script", "hydrated"],
};

/** The states before each one, so that a timer that fires later does not go back. */
const PREDECESSORS: Record<PageState, readonly PageState[]> = {
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

/** Sets the state of the page, unless it would go back. */
export function enter(state: PageState, classes: Classes): void {
  if (!PREDECESSORS[state].includes(stateOf(classes))) {
    return;
  }
  classes.remove("script", "late");
  classes.add(...CLASSES[state]);
  if (state === "plain" || state === "hydrated") {
    showPage(classes);
  }
}

/** Hides the page until it is shown in another language. */
export function hidePage(classes: Classes): void {
  classes.add("switching-language");
}

export function showPage(classes: Classes): void {
  classes.remove("switching-language");
}

/** Notes that the address asks for something: on the search page, its results take the place of what is there. */
export function markQuery(classes: Classes): void {
  classes.add("queried");
}

/** Prevents the page from scrolling behind an open panel. */
export function lockScroll(locked: boolean, classes: Classes): void {
  classes.toggle("scroll-locked", locked);
}

/** Reserves room for this number of lines of a request list, which may be a fraction; for 0, no longer. */
export function reserveLines(lines: number, root: HTMLElement): void {
  root.classList.toggle("listed", lines > 0);
  root.style.setProperty("--list-lines", String(lines));
}

/** Notes that the visitor has typed since the page was loaded, before hydration or later. */
export function markInput(classes: Classes): void {
  classes.add("input");
}

export function hasInput(classes: Classes): boolean {
  return classes.contains("input");
}
