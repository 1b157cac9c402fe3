/** Whether the background video may play: not against the visitor's settings, or over a slow connection. */

const REDUCED = "(prefers-reduced-motion: reduce), (prefers-reduced-data: reduce)";

/** Whether the visitor asked for less data. */
export function savesData(): boolean {
  if (matchMedia("(prefers-reduced-data: reduce)").matches) {
    return true;
  }
  const connection: unknown = Reflect.get(navigator, "connection");
  return (
    typeof connection === "object" &&
    connection !== null &&
    "saveData" in connection &&
    connection.saveData === true
  );
}

/** Whether the visitor asked for less motion or less data. */
export function prefersReduced(): boolean {
  return matchMedia(REDUCED).matches || savesData();
}

/** Milliseconds in which a first page loads at some 60 kB/s; the video then takes seven seconds. */
const SLOW = 2500;

/** Whether the page loaded so slowly that connection or device are too slow for the video. */
export function wasSlow(loadTime: number | undefined): boolean {
  return loadTime !== undefined && loadTime > SLOW;
}

/** Milliseconds from the request of the document to its load event, once it has fired. */
export function loadTime(): number | undefined {
  const [navigation] = performance.getEntriesByType("navigation");
  return navigation instanceof PerformanceNavigationTiming ? navigation.loadEventStart : undefined;
}

export function subscribeToPreferences(onChange: () => void): () => void {
  const query = matchMedia(REDUCED);
  query.addEventListener("change", onChange);
  return () => query.removeEventListener("change", onChange);
}

/** Calls back once the page has loaded and the browser is idle. Returns a function that cancels this. */
export function whenIdle(callback: () => void): () => void {
  let cancel = () => {};
  function wait() {
    // Safari has no idle callback.
    if ("requestIdleCallback" in window) {
      const id = requestIdleCallback(callback, { timeout: 3000 });
      cancel = () => cancelIdleCallback(id);
    } else {
      const id = setTimeout(callback, 600);
      cancel = () => clearTimeout(id);
    }
  }
  if (document.readyState === "complete") {
    wait();
  } else {
    addEventListener("load", wait, { once: true });
    cancel = () => removeEventListener("load", wait);
  }
  return () => cancel();
}
