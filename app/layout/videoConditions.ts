/** Whether the background video may play: not against the visitor's settings, or over a slow connection. */
import { savesData } from "../lib/idle";

const REDUCED = "(prefers-reduced-motion: reduce), (prefers-reduced-data: reduce)";

/** Whether the visitor asked for less motion or less data. */
export function prefersReduced(): boolean {
  return matchMedia(REDUCED).matches || savesData();
}

/** Milliseconds in which a first page loads at some 60 kB/s; the video then takes seven seconds. */
const SLOW = 2500;

/** Whether the page loaded so slowly that connection or device are too slow for the video. */
export function wasSlow(loadTime: number | undefined): boolean {
  return (loadTime ?? 0) > SLOW;
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
