import { type RefObject, useLayoutEffect, useRef, useSyncExternalStore } from "react";

function never(): () => void {
  return () => {};
}

/** Whether script has taken the page over: no in static HTML and while hydrating, yes from then on. */
export function useLive(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

/** Hands the focus over when a control takes the place of its plain twin under the visitor's hands. */
export function useHandover(
  live: boolean,
  plain: RefObject<HTMLElement>,
  control: RefObject<HTMLElement>,
): void {
  const focused = useRef(false);
  useLayoutEffect(() => {
    if (!live) {
      focused.current = plain.current?.contains(document.activeElement) ?? false;
    } else if (focused.current) {
      focused.current = false;
      control.current?.focus();
    }
  }, [live, plain, control]);
}
