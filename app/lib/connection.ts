/** Whether there is a connection, and whether something waits for it. Every page has this; what shows it is loaded later. */
import { useSyncExternalStore } from "react";
import { listenTo } from "./listeners";
import { deviceTexts } from "./storage";

/** The name under which requests are stored that wait for a connection. */
export const SAVED_REQUESTS = "savedRequests";

/** Not every browser says that the connection is back after the device was asleep. */
const EVENTS = ["online", "offline", "storage", "pageshow", "visibilitychange"];

/** Calls back when the connection or the stored requests may have changed. */
export const subscribeToConnection = (listener: () => void): (() => void) =>
  listenTo(EVENTS, listener);

/** When the document was kept by the service worker, in milliseconds as text; undefined for one from the network. */
export const pageKeptAt = (): string | undefined => document.documentElement.dataset.kept;

export const isOffline = (): boolean => !navigator.onLine;

/** The same while rendering; false in static HTML. */
export const useOffline = (): boolean =>
  useSyncExternalStore(subscribeToConnection, isOffline, () => false);

/** The requests that wait, as they are stored; empty for none. */
export const storedSavedRequests = (): string => deviceTexts.get(SAVED_REQUESTS);

/** Whether there is anything to show about the connection. */
export function needsOfflineBar(): boolean {
  return isOffline() || pageKeptAt() !== undefined || storedSavedRequests() !== "";
}

/** Whether the bar is there that shows saved requests: not where its script could not be loaded. */
export const canShowSaved = (): boolean => document.querySelector(".offline-bar") !== null;
