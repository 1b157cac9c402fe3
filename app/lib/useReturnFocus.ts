import { type RefObject, useLayoutEffect, useRef } from "react";

/** Names who gets the focus when the element that holds it leaves the page. */
export function useReturnFocus<Own extends HTMLElement>(
  heir: RefObject<HTMLElement>,
): RefObject<Own> {
  const own = useRef<Own>(null);
  useLayoutEffect(() => {
    const element = own.current;
    return () => {
      if (element?.contains(document.activeElement)) {
        heir.current?.focus();
      }
    };
  }, [heir]);
  return own;
}
