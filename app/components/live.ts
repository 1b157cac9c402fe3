import {
  type RefObject,
  startTransition,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from "react";

let takenOver = false;

/**
 * Whether script has taken the page over: no in static HTML and while hydrating, yes from then on. What waits for it
 * comes in slices of its own: useSyncExternalStore would render all of it at once, in the task that hydrates.
 */
export function useLive(): boolean {
  const [live, setLive] = useState(takenOver);
  useEffect(() => {
    takenOver = true;
    startTransition(() => setLive(true));
  }, []);
  return live;
}

/** Hands the focus over when a control takes the place of its plain twin under the visitor's hands. */
export function useHandover(
  live: boolean,
  plain: RefObject<HTMLElement>,
  control: RefObject<HTMLElement>,
): void {
  const focused = useRef(false);
  useLayoutEffect(() => {
    if (!live) {
      focused.current = plain.current?.contains(document.activeElement) ?? false;
    } else if (focused.current) {
      focused.current = false;
      control.current?.focus();
    }
  }, [live, plain, control]);
}
