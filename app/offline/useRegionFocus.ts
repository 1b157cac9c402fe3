import { type FocusEvent, type RefObject, useEffect, useRef } from "react";

/** Moves the focus to the page. */
export function focusPage(): void {
  document.getElementById("main")?.focus({ preventScroll: true });
}

/**
 * Keeps the focus in a region: the button that had it may have gone, with its request or with the connection. All of them
 * go once another tab has sent the last request: then the page gets it. Returns the handlers of the region.
 */
export function useRegionFocus(region: RefObject<HTMLElement>) {
  /** What had the focus last. */
  const last = useRef<Element | null>(null);
  useEffect(() => {
    if (last.current?.isConnected === false && document.activeElement === document.body) {
      last.current = region.current;
      if (region.current) {
        region.current.focus({ preventScroll: true });
      } else {
        focusPage();
      }
    }
  });
  return {
    onFocus({ target }: FocusEvent) {
      last.current = target;
    },
    onBlur({ relatedTarget }: FocusEvent) {
      // Without another target, the element has gone, or the visitor has pressed beside everything.
      if (relatedTarget) {
        last.current = null;
      }
    },
  };
}
