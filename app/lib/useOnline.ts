import { useEffect } from "react";
import { useLatest } from "./useLatest";

/** Calls back when the connection returns, as long as something waits for it. */
export function useOnline(waits: boolean, callback: () => void): void {
  const onOnline = useLatest(callback);
  useEffect(() => {
    if (!waits) {
      return;
    }
    addEventListener("online", onOnline);
    return () => removeEventListener("online", onOnline);
  }, [waits, onOnline]);
}
