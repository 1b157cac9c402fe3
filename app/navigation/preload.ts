import { savesData, whenIdle } from "../lib/motion";
import { preloadPages } from "../pages/page";

/** Once the browser has nothing else to do, and never where the visitor saves data. */
export function preloadWhenIdle(): void {
  if (savesData()) {
    return;
  }
  whenIdle(() => {
    // Whoever goes there asks once more, and is told then.
    preloadPages().catch(() => {});
  });
}
