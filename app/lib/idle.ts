/** When what the page does not need at once is loaded, and whether it is. */

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

/** Calls back once the page has loaded and the browser is idle. Returns a function that cancels this. */
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
