import { useSyncExternalStore } from "react";
import { today } from "./dates";
import { listenTo } from "./listeners";

/** After which another day may have begun: the visitor comes back to the page, or does something on it. */
const EVENTS = ["visibilitychange", "pageshow", "pointerdown", "keydown"];

const subscribe = (listener: () => void) => listenTo(EVENTS, listener);

/** The visitor's date. A page that stays open after midnight tells its times and dates as they are told that day. */
export const useToday = () => useSyncExternalStore(subscribe, today, today);
