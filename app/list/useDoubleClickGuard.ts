import { type MouseEvent, useRef } from "react";

/**
 * Returns a handler for the clicks below an element: the second click of a double click does nothing if it meets another
 * link, button or summary than the first, which has moved under the pointer meanwhile.
 */
export function useDoubleClickGuard() {
  const first = useRef<Element | null>(null);
  return (event: MouseEvent) => {
    const pressed =
      event.target instanceof Element ? event.target.closest("a, button, summary") : null;
    if (event.detail > 1 && pressed !== first.current) {
      event.preventDefault();
      event.stopPropagation();
    } else {
      first.current = pressed;
    }
  };
}
