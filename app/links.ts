import type { NavigateOptions } from "react-router-dom";

type Go = (address: string, options: NavigateOptions) => Promise<void>;

/** Milliseconds after which the browser loads the page as any other: it is complete without what does not come. */
const PATIENCE = 5000;

/**
 * Pages link plainly, so that they work before and without script; a click on a link of this site is carried out by
 * the router instead of the browser.
 */
export function followLinks(go: Go): void {
  document.addEventListener("click", (event) => {
    const plain =
      event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    if (event.defaultPrevented || !plain || !(event.target instanceof Element)) {
      return;
    }
    const link = event.target.closest("a");
    if (!link || link.target || link.origin !== location.origin || link.hasAttribute("download")) {
      return;
    }
    const sameTree = link.pathname === location.pathname && link.search === location.search;
    if (sameTree && link.hash) {
      return; // a place on this page: the browser scrolls and moves the focus
    }
    event.preventDefault();
    const machine = link.dataset.machine;
    const waiting = setTimeout(() => location.assign(link.href), PATIENCE);
    void go(link.pathname + link.search + link.hash, machine ? { state: { machine } } : {}).finally(
      () => clearTimeout(waiting),
    );
  });
}
