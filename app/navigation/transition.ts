/**
 * A navigation during a view transition skips the rest of it. React Router does not handle the rejected promise of the
 * skipped transition, which browsers report as an error.
 */
export function ignoreSkippedTransitions(): void {
  addEventListener("unhandledrejection", (event) => {
    const { reason } = event;
    if (reason instanceof DOMException && /transition/i.test(reason.message)) {
      event.preventDefault();
    }
  });
}
