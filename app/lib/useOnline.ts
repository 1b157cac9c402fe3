import { useEffect } from "react";
import { listenTo } from "./listeners";
import { useLatest } from "./useLatest";

/** Calls back when the connection returns, as long as something waits for it. */
export function useOnline(waits: boolean, callback: () => void): void {
  const onOnline = useLatest(callback);
  useEffect(() => {
    return waits ? listenTo(["online"], onOnline) : undefined;
  }, [waits, onOnline]);
}
