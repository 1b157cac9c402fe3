import { useSyncExternalStore } from "react";
import { needsOfflineBar, subscribeToConnection, useOffline } from "../lib/connection";
import { useLoaded } from "../lib/useLoaded";
import { loadOfflineBar } from "./lazy";
import type { OfflineBarProps } from "./OfflineBar";

/** Where the page says that there is no connection, and which requests wait for one. What shows it is loaded only then. */
export function LazyOfflineBar(props: OfflineBarProps) {
  const isNeeded = useSyncExternalStore(subscribeToConnection, needsOfflineBar, () => false);
  const loaded = useLoaded(loadOfflineBar, isNeeded, useOffline());
  return loaded && <loaded.OfflineBar {...props} />;
}
