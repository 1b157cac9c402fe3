/** Scrolls an element into the window; its beginning, if it is higher than the window. */
export function reveal(element: Element | null | undefined): void {
  element?.scrollIntoView({ block: "nearest" });
  element?.firstElementChild?.scrollIntoView({ block: "nearest" });
}

/** Moves the focus to an element, and scrolls it into the window with what it belongs to. */
export function focusAndReveal(
  element: HTMLElement | null | undefined,
  whole: Element | null | undefined = element,
): void {
  element?.focus({ preventScroll: true });
  reveal(whole);
}
