import { afterNextPaint } from "./schedule";

/** How long to wait for an element, in paints: what shows it has been loaded. */
const MAX_PAINTS = 30;

/** An element, once React has rendered it; null if it does not soon. */
export async function rendered(find: () => HTMLElement | null): Promise<HTMLElement | null> {
  for (let paints = 0; paints < MAX_PAINTS; paints += 1) {
    const element = find();
    if (element) {
      return element;
    }
    await afterNextPaint();
  }
  return null;
}

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
