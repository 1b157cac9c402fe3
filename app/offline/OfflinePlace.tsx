import { type ComponentType, useEffect, useState, useSyncExternalStore } from "react";
import { hasConnectionNews, subscribeToConnection } from "../lib/connection";

import type { OfflineBarProps } from "./OfflineBar";
import { loadOfflineBar } from "./parts";

/** Where the page says that there is no connection, and which requests wait for one. What shows it is loaded only then. */
export function OfflinePlace(props: OfflineBarProps) {
  const isNeeded = useSyncExternalStore(subscribeToConnection, hasConnectionNews, () => false);
  const [loaded, setLoaded] = useState<{ Bar: ComponentType<OfflineBarProps> }>();
  useEffect(() => {
    if (isNeeded) {
      // Without it, the page works as well. The next change of the connection tries again.
      loadOfflineBar().then(
        ({ OfflineBar }) => setLoaded({ Bar: OfflineBar }),
        () => {},
      );
    }
  }, [isNeeded]);
  return loaded && <loaded.Bar {...props} />;
}
