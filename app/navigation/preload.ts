import { savesData, whenIdle } from "../components/stillness";
import { preloadPages } from "../routes/page";

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
