/** How the browser has come to the document; `undefined` where it does not tell. */
export function navigationType(): NavigationTimingType | undefined {
  const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return navigation?.type;
}

/** Whether the visitor is back on the document: by a reload, or through the history. */
export function isReturn(): boolean {
  const type = navigationType();
  return type === "reload" || type === "back_forward";
}
