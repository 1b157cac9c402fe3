/** Whether the visitor is back on the document, by a reload or through the history. Not where the browser does not tell. */
export function isReturn(): boolean {
  const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return /^(reload|back_forward)$/.test(navigation?.type ?? "");
}
