import { useCallback, useRef } from "react";
import { useLatest } from "./useLatest";

/**
 * Moves the focus when the element of the returned ref is removed while it contains the focus. The next element is found
 * after the removal: it may come in the place of the removed one.
 */
export function useFocusAfter(
  next: () => HTMLElement | null,
): (element: HTMLElement | null) => void {
  const last = useRef<HTMLElement | null>(null);
  const focusNext = useLatest(() => {
    if (document.activeElement === document.body) {
      next()?.focus();
    }
  });
  return useCallback(
    (element) => {
      // The element is still there; what comes in its place is, once React has ended its work.
      if (element === null && last.current?.contains(document.activeElement)) {
        queueMicrotask(focusNext);
      }
      last.current = element;
    },
    [focusNext],
  );
}
