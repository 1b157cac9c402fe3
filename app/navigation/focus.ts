/**
 * Firefox is content when a corner of what has the focus shows, and inside what sticks it forgets the room that the
 * header takes; WebKit does not go back far enough for the strip above the header, which scrolls away. Whoever comes by
 * keyboard sees all of it (WCAG 2.4.12).
 */
export function showFocus(): void {
  addEventListener("keyup", ({ key }) => {
    const { activeElement, documentElement } = document;
    if (key !== "Tab" || !activeElement?.matches(".strip *, main *, footer *")) {
      return;
    }
    const { top, bottom } = activeElement.getBoundingClientRect();
    if (activeElement.matches(".strip *")) {
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
