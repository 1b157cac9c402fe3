/** Why nothing should move behind the title: the visitor's own settings, or a line too slow for a film. */

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

/** Milliseconds that the first page of a visit may take to load: it does so from some 60 kB/s on, a film in seven seconds. */
const SLOW = 2500;

/** Whether a page that took so long to load came over too slow a line, or to too slow a device, for the film. */
export function wasSlow(loadTime: number | undefined): boolean {
  return loadTime !== undefined && loadTime > SLOW;
}

/** Milliseconds from the request of the document to its load event; known once that has been. */
export function loadTime(): number | undefined {
  const [navigation] = performance.getEntriesByType("navigation");
  return navigation instanceof PerformanceNavigationTiming ? navigation.loadEventStart : undefined;
}

export function subscribeToPreferences(onChange: () => void): () => void {
  const query = matchMedia(REDUCED);
  query.addEventListener("change", onChange);
  return () => query.removeEventListener("change", onChange);
}

/** Calls back once the page has loaded and the browser is idle. Returns what takes that back. */
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
