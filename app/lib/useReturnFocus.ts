import { type RefObject, useLayoutEffect, useRef } from "react";

/**
 * Moves the focus when the element of the returned ref is removed while it contains the focus. It moves before the
 * removal, to an element that stays.
 */
export function useReturnFocus<Removed extends HTMLElement>(
  returnFocusTo: RefObject<HTMLElement>,
): RefObject<Removed> {
  const removed = useRef<Removed>(null);
  useLayoutEffect(() => {
    const element = removed.current;
    return () => {
      if (element?.contains(document.activeElement)) {
        returnFocusTo.current?.focus();
      }
    };
  }, [returnFocusTo]);
  return removed;
}
