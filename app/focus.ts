/**
 * Firefox is content when a corner of what has the focus shows, and inside what sticks it forgets the room that the
 * header takes. Whoever comes by keyboard sees all of it (WCAG 2.4.12).
 */
export function showFocus(): void {
  addEventListener("keyup", ({ key }) => {
    const { activeElement, documentElement } = document;
    if (key !== "Tab" || !activeElement?.matches("main *, footer *")) {
      return;
    }
    const { top, bottom } = activeElement.getBoundingClientRect();
    const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(documentElement);
    const above = Number.parseFloat(scrollPaddingTop) - top;
    const below = bottom - (innerHeight - Number.parseFloat(scrollPaddingBottom));
    scrollBy(0, above > 0 ? -above : Math.max(below, 0));
  });
}
