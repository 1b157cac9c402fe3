import { loadMenuDialog } from "../layout/lazy";
import { savesData, whenIdle } from "../lib/idle";
import { loadOfflineBar, startWorker } from "../offline/lazy";
import { preloadPages } from "../pages/page";

/** Preloads the other pages when the browser is idle, unless the visitor saves data. */
export function preloadWhenIdle(): void {
  if (savesData()) {
    return;
  }
  whenIdle(() => {
    // A navigation tries again, and reports the error.
    loadMenuDialog()
      .then(loadOfflineBar)
      .then(preloadPages)
      .catch(() => {})
      .then(startWorker)
      .catch(() => {});
  });
}
