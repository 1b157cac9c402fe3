/**
 * Whoever goes on before one page has faded into the next skips the rest of it. React Router means to, but leaves the
 * promise that tells of it without anybody who listens, which browsers report as an error.
 */
export function ignoreSkippedTransitions(): void {
  addEventListener("unhandledrejection", (event) => {
    const { reason } = event;
    if (reason instanceof DOMException && /transition/i.test(reason.message)) {
      event.preventDefault();
    }
  });
}
