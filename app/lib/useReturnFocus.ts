import { type RefObject, useLayoutEffect, useRef } from "react";

/** Names who gets the focus when the element that holds it leaves the page. */
export function useReturnFocus<Own extends HTMLElement>(
  returnFocusTo: RefObject<HTMLElement>,
): RefObject<Own> {
  const own = useRef<Own>(null);
  useLayoutEffect(() => {
    const element = own.current;
    return () => {
      if (element?.contains(document.activeElement)) {
        returnFocusTo.current?.focus();
      }
    };
  }, [returnFocusTo]);
  return own;
}
