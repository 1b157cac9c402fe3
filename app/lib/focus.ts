/**
 * Moves the focus to what has appeared, unless the visitor has moved it meanwhile.
 * @param origin Where it was before.
 */
export function focusUnlessMoved(
  target: HTMLElement | null | undefined,
  origin: Element | null | undefined,
): void {
  const { activeElement, body } = document;
  if (activeElement === body || origin?.contains(activeElement)) {
    target?.focus();
  }
}
