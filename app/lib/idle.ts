/** When what the page does not need at once is loaded, and whether it is. */

/** Only Chromium has it, and TypeScript's library not at all. */
interface WithConnection {
  connection?: { saveData?: boolean };
}

/** Whether the visitor asked for less data. */
export function savesData(): boolean {
  const { connection }: Navigator & WithConnection = navigator;
  return matchMedia("(prefers-reduced-data: reduce)").matches || connection?.saveData === true;
}

/** Calls back once the page has loaded and the browser is idle. Returns a function that cancels this. */
export function whenIdle(callback: () => void): () => void {
  let isCancelled = false;
  function run() {
    if (!isCancelled) {
      callback();
    }
  }
  function wait() {
    // Safari has no idle callback.
    if ("requestIdleCallback" in window) {
      requestIdleCallback(run, { timeout: 3000 });
    } else {
      setTimeout(run, 600);
    }
  }
  if (document.readyState === "complete") {
    wait();
  } else {
    addEventListener("load", wait, { once: true });
  }
  return () => {
    isCancelled = true;
  };
}
