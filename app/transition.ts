import type { Router } from "@remix-run/router";
import { startTransition } from "react";
import { flushSync } from "react-dom";

function canFade(): boolean {
  return (
    "startViewTransition" in document && !matchMedia("(prefers-reduced-motion: reduce)").matches
  );
}

/**
 * Lets one page fade into the next, where the browser can and the visitor does not mind. Not on the way back: there,
 * some browsers have a motion of their own.
 */
export function fadeBetweenPages(router: Router): void {
  const subscribe = router.subscribe.bind(router);
  let fading: { skipTransition(): void } | undefined;

  router.subscribe = (tell) => {
    let shown = router.state.location;
    return subscribe((state, how) => {
      const moved = state.location !== shown;
      shown = state.location;
      fading?.skipTransition();
      if (!(moved && state.historyAction === "PUSH" && canFade())) {
        startTransition(() => tell(state, how));
        return;
      }
      // Also carried out when it is skipped: by then there may be something newer to show.
      const own = document.startViewTransition(() => flushSync(() => tell(router.state, how)));
      fading = own;
      // Skipped, or the browser would not: the page is shown all the same.
      own.ready.catch(() => {});
      void own.finished.finally(() => {
        if (fading === own) {
          fading = undefined;
        }
      });
    });
  };
}
