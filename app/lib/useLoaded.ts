import { useEffect, useState } from "react";

/**
 * A part of the page that is loaded once it is needed, and without which the page works as well.
 * @param attempt Its changes are reasons to try again.
 */
export function useLoaded<Part>(load: () => Promise<Part>, isNeeded: boolean, attempt?: unknown) {
  const [part, setPart] = useState<Part>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: see `attempt`
  useEffect(() => {
    if (isNeeded) {
      load().then(setPart, () => {});
    }
  }, [load, isNeeded, attempt]);
  return part;
}
