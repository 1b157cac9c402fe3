/** Why nothing should move behind the title: the visitor's own settings. */

const REDUCED = "(prefers-reduced-motion: reduce), (prefers-reduced-data: reduce)";

function savesData(): boolean {
  const connection: unknown = Reflect.get(navigator, "connection");
  return (
    typeof connection === "object" &&
    connection !== null &&
    "saveData" in connection &&
    connection.saveData === true
  );
}

/** Whether the visitor asked for less motion or less data. */
export function stillness(): boolean {
  return matchMedia(REDUCED).matches || savesData();
}

export function subscribeToStillness(onChange: () => void): () => void {
  const query = matchMedia(REDUCED);
  query.addEventListener("change", onChange);
  return () => query.removeEventListener("change", onChange);
}

/** Calls back once the page has loaded and the browser is idle. Returns what takes that back. */
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
