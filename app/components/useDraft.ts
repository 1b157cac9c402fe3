import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { hasTyped } from "../boot/state";
import { forgetTyped, keepTyped, keptTyped } from "./draft";
import { controlOf } from "./typed";
import { useLatest } from "./useLatest";

/** Milliseconds without typing before the draft is kept. */
const REST = 300;

type Then = (form: FormData) => void;

function isFilled(form: HTMLFormElement): boolean {
  return [...new FormData(form).values()].some((text) => text !== "");
}

/**
 * After a reload, Firefox fills the fields in with what they held when the visitor last left the page, though the request
 * may have been sent since. What the visitor did not type is not wanted where the device keeps drafts and has none.
 */
function isStale(form: HTMLFormElement): boolean {
  if (!isFilled(form) || hasTyped(document.documentElement.classList) || keptTyped().length > 0) {
    return false;
  }
  const lasts = keepTyped(new FormData(form));
  forgetTyped();
  return lasts;
}

/** Keeps what is typed on this device, and brings it back. */
export function useDraft(form: RefObject<HTMLFormElement>) {
  const [restored, setRestored] = useState(false);
  const pending = useRef<{ timer: number; keep: () => void }>(undefined);

  const keepNow = useCallback(() => {
    clearTimeout(pending.current?.timer);
    pending.current?.keep();
    pending.current = undefined;
  }, []);

  const keepSoon = useCallback(
    (element: HTMLFormElement, then?: Then) => {
      clearTimeout(pending.current?.timer);
      function keep() {
        const typed = new FormData(element);
        keepTyped(typed);
        then?.(typed);
      }
      pending.current = { timer: window.setTimeout(keepNow, REST), keep };
    },
    [keepNow],
  );

  const forget = useCallback(() => {
    clearTimeout(pending.current?.timer);
    pending.current = undefined;
    forgetTyped();
    setRestored(false);
  }, []);

  const bringBack = useLatest((element: HTMLFormElement) => {
    if (isStale(element)) {
      element.reset();
    }
    const typed = isFilled(element);
    let filled = false;
    for (const [name, text] of keptTyped()) {
      const control = controlOf(element, name);
      // What was typed before the page was taken over wins over what was kept.
      if (control?.value === "") {
        control.value = text;
      }
      filled ||= text !== "" && control?.value === text;
    }
    setRestored(filled);
    if (typed) {
      keepSoon(element);
    }
  });

  useEffect(() => {
    if (form.current) {
      bringBack(form.current);
    }
    addEventListener("pagehide", keepNow);
    document.addEventListener("visibilitychange", keepNow);
    return () => {
      removeEventListener("pagehide", keepNow);
      document.removeEventListener("visibilitychange", keepNow);
      keepNow();
    };
  }, [form, keepNow, bringBack]);

  return { restored, keepSoon, keepNow, forget };
}
