/** Ends the browser's task, so that a tap or a paint need not wait for what comes after. */
export function yieldToMain(): Promise<void> {
  return new Promise((resume) => setTimeout(resume));
}

/** Lets the browser show that it was tapped, before what takes a slow phone longer than an eye. */
export function afterNextPaint(): Promise<void> {
  return new Promise((resume) => requestAnimationFrame(() => setTimeout(resume)));
}
