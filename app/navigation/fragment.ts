/** The place on the page that an address names. */
export function fragmentTarget(hash: string): HTMLElement | null {
  return hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
}

/** Gives a place the focus, and opens it where it is a closed answer. The page is scrolled by whoever calls. */
export function focusTarget(place: HTMLElement): void {
  if (place instanceof HTMLDetailsElement) {
    place.open = true;
    place.querySelector("summary")?.focus({ preventScroll: true });
  } else {
    place.focus({ preventScroll: true });
  }
}
