import { useSyncExternalStore } from "react";
import { subscribeToConnection } from "./connection";
import { today } from "./dates";

/** The visitor's date. Whoever comes back to a page after midnight sees its times and dates as they are told that day. */
export const useToday = () => useSyncExternalStore(subscribeToConnection, today, today);
