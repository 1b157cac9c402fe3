import { type ComponentType, useEffect, useState, useSyncExternalStore } from "react";
import { storedSentRequests } from "../../../send/sentRequests";
import { loadSentRequests } from "../../lazy";
import type { SentRequestsProps } from "./SentRequests";
import { subscribeToSent } from "./useSending";

/** Where the last requests that this device has sent are, if there are any: only then is what shows them loaded. */
export function LazySentRequests(props: Omit<SentRequestsProps, "stored">) {
  const stored = useSyncExternalStore(subscribeToSent, storedSentRequests, () => "");
  const [loaded, setLoaded] = useState<{ List: ComponentType<SentRequestsProps> }>();
  const isNeeded = stored !== "";
  useEffect(() => {
    if (isNeeded) {
      // Without it, the form works as well.
      loadSentRequests().then(
        ({ SentRequests }) => setLoaded({ List: SentRequests }),
        (error: unknown) => console.warn(error),
      );
    }
  }, [isNeeded]);
  return loaded && <loaded.List {...props} stored={stored} />;
}
