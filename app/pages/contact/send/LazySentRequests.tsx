import { useSyncExternalStore } from "react";
import { useLoaded } from "../../../lib/useLoaded";
import { storedSentRequests } from "../../../send/sentRequests";
import { loadSentRequests } from "../lazy";
import type { SentRequestsProps } from "./SentRequests";
import { subscribeToSent } from "./useSending";

/** Where the last requests that this device has sent are, if there are any: only then is what shows them loaded. */
export function LazySentRequests(props: Omit<SentRequestsProps, "stored">) {
  const stored = useSyncExternalStore(subscribeToSent, storedSentRequests, () => "");
  const loaded = useLoaded(loadSentRequests, stored !== "");
  return loaded && <loaded.SentRequests {...props} stored={stored} />;
}
