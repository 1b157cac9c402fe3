/** What comes over the edge of the window within this time came for the same reason. */
const SOON_MS = 1000;

let last: { element: Element; at: number } | undefined;

/** Scrolls an element into the window; its beginning, if it is higher than the window. */
export function reveal(element: Element | null | undefined): void {
  element?.scrollIntoView({ block: "nearest" });
  element?.firstElementChild?.scrollIntoView({ block: "nearest" });
  last = element ? { element, at: performance.now() } : undefined;
}

/** Scrolls what was revealed a moment ago into the window again, as something has come over its edge since. */
export function revealAgain(): void {
  if (last && performance.now() - last.at < SOON_MS) {
    reveal(last.element);
  }
}

/** Moves the focus to an element, and scrolls it into the window with what it belongs to. */
export function focusAndReveal(
  element: HTMLElement | null | undefined,
  whole: Element | null | undefined = element,
): void {
  element?.focus({ preventScroll: true });
  reveal(whole);
}
