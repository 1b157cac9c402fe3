export function delay(milliseconds: number): Promise<undefined> {
  return new Promise((resume) => setTimeout(resume, milliseconds));
}

/** Ends the browser's task, so that a tap or paint does not wait for the code after it. */
export const yieldToMain = () => delay(0);

/** Lets the browser show the feedback to a tap before work that is slow on some phones. */
export function afterNextPaint(): Promise<void> {
  return new Promise((resume) => requestAnimationFrame(() => setTimeout(resume)));
}
