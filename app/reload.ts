/** After a deployment an open tab asks for files that are gone: one reload gets the new ones, never a loop. */
const KEY = "reloadedAfterUpdate";
/** A second failure within this time is no update but a fault, and is shown as one. */
const ONCE_IN = 60_000;

export function reloadAfterUpdate(): void {
  addEventListener("vite:preloadError", (event) => {
    try {
      const last = Number(sessionStorage.getItem(KEY));
      if (Date.now() - last < ONCE_IN) {
        return;
      }
      sessionStorage.setItem(KEY, String(Date.now()));
    } catch {
      return; // without a memory a reload could repeat for ever
    }
    event.preventDefault();
    location.reload();
  });
}
