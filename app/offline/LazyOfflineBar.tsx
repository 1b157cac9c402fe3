import { type ComponentType, useEffect, useState, useSyncExternalStore } from "react";
import { isOffline, needsOfflineBar, subscribeToConnection } from "../lib/connection";
import { loadOfflineBar } from "./lazy";
import type { OfflineBarProps } from "./OfflineBar";

/** Where the page says that there is no connection, and which requests wait for one. What shows it is loaded only then. */
export function LazyOfflineBar(props: OfflineBarProps) {
  const isNeeded = useSyncExternalStore(subscribeToConnection, needsOfflineBar, () => false);
  const offline = useSyncExternalStore(subscribeToConnection, isOffline, () => false);
  const [loaded, setLoaded] = useState<{ Bar: ComponentType<OfflineBarProps> }>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of the connection is a reason to try again
  useEffect(() => {
    if (isNeeded) {
      // Without it, the page works as well.
      loadOfflineBar().then(
        ({ OfflineBar }) => setLoaded({ Bar: OfflineBar }),
        () => {},
      );
    }
  }, [isNeeded, offline]);
  return loaded && <loaded.Bar {...props} />;
}
