/** Scrolls an element into the window; its beginning, if it is higher than the window. */
export function reveal(element: Element | null | undefined): void {
  element?.scrollIntoView({ block: "nearest" });
  element?.firstElementChild?.scrollIntoView({ block: "nearest" });
}
