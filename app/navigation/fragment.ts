/** The element of a fragment. */
export function fragmentTarget(hash: string): HTMLElement | null {
  return hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
}

/** Focuses an element, and opens it if it is a closed answer. Scrolling is left to the caller. */
export function focusTarget(element: HTMLElement): void {
  if (element instanceof HTMLDetailsElement) {
    element.open = true;
    element.querySelector("summary")?.focus({ preventScroll: true });
  } else {
    element.focus({ preventScroll: true });
  }
}
