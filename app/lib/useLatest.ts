import { useCallback, useLayoutEffect, useRef } from "react";

/** A function for effects that stays the same and does what the last render's would: effects need not run anew for it. */
export function useLatest<Given extends unknown[]>(
  callback: (...given: Given) => void,
): (...given: Given) => void {
  const latest = useRef(callback);
  useLayoutEffect(() => {
    latest.current = callback;
  });
  return useCallback((...given) => latest.current(...given), []);
}
