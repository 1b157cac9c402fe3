/**
 * Scrolls the focused element fully into view (WCAG 2.4.12). Firefox scrolls until a corner of it shows, and in sticky
 * elements ignores the scroll padding; WebKit does not scroll back far enough for the top bar, which scrolls away.
 */
export function showFocus(): void {
  addEventListener("keyup", ({ key }) => {
    const { activeElement, documentElement } = document;
    if (key !== "Tab" || !activeElement?.matches(".topbar *, main *, footer *")) {
      return;
    }
    const { top, bottom } = activeElement.getBoundingClientRect();
    if (activeElement.matches(".topbar *")) {
      if (top < 0) {
        scrollTo(0, 0);
      }
      return;
    }
    const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(documentElement);
    const above = Number.parseFloat(scrollPaddingTop) - top;
    const below = bottom - (innerHeight - Number.parseFloat(scrollPaddingBottom));
    scrollBy(0, above > 0 ? -above : Math.max(below, 0));
  });
}
