/** How the browser has come to the document; `undefined` where it does not tell. */
export function navigationType(): NavigationTimingType | undefined {
  const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return navigation?.type;
}
