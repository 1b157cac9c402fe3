import { useCallback, useLayoutEffect, useRef } from "react";

/** A stable function that calls the callback of the last render, so that effects do not depend on it. */
export function useLatest<Arguments extends unknown[], Result>(
  callback: (...values: Arguments) => Result,
): (...values: Arguments) => Result {
  const latest = useRef(callback);
  useLayoutEffect(() => {
    latest.current = callback;
  });
  return useCallback((...values) => latest.current(...values), []);
}
