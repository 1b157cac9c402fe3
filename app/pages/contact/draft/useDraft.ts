import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { hasTyped } from "../../../boot/state";
import { useLatest } from "../../../lib/useLatest";
import { controlOf } from "../form/controls";
import { discardDraft, readDraft, storeDraft } from "./draft";

/** Time without typing before the draft is saved. */
const DRAFT_DEBOUNCE_MS = 300;

type Then = (form: FormData) => void;

function isFilled(form: HTMLFormElement): boolean {
  return [...new FormData(form).values()].some((text) => text !== "");
}

/**
 * After a reload, Firefox fills the fields in with what they held when the visitor last left the page, though the request
 * may have been sent since. What the visitor did not type is not wanted where the device keeps drafts and has none.
 */
function isStale(form: HTMLFormElement): boolean {
  if (!isFilled(form) || hasTyped(document.documentElement.classList) || readDraft().length > 0) {
    return false;
  }
  const isPersisted = storeDraft(new FormData(form));
  discardDraft();
  return isPersisted;
}

/** Keeps what is typed on this device, and brings it back. */
export function useDraft(form: RefObject<HTMLFormElement>) {
  const [restored, setRestored] = useState(false);
  const pending = useRef<{ timer: number; keep: () => void }>(undefined);

  const flush = useCallback(() => {
    clearTimeout(pending.current?.timer);
    pending.current?.keep();
    pending.current = undefined;
  }, []);

  const saveDebounced = useCallback(
    (element: HTMLFormElement, then?: Then) => {
      clearTimeout(pending.current?.timer);
      function keep() {
        const typed = new FormData(element);
        storeDraft(typed);
        then?.(typed);
      }
      pending.current = { timer: window.setTimeout(flush, DRAFT_DEBOUNCE_MS), keep };
    },
    [flush],
  );

  const forget = useCallback(() => {
    clearTimeout(pending.current?.timer);
    pending.current = undefined;
    discardDraft();
    setRestored(false);
  }, []);

  const restore = useLatest((element: HTMLFormElement) => {
    if (isStale(element)) {
      element.reset();
    }
    const typed = isFilled(element);
    let filled = false;
    for (const [name, text] of readDraft()) {
      const control = controlOf(element, name);
      // What was typed before the page was taken over wins over what was kept.
      if (control?.value === "") {
        control.value = text;
      }
      filled ||= text !== "" && control?.value === text;
    }
    setRestored(filled);
    if (typed) {
      saveDebounced(element);
    }
  });

  useEffect(() => {
    if (form.current) {
      restore(form.current);
    }
    addEventListener("pagehide", flush);
    document.addEventListener("visibilitychange", flush);
    return () => {
      removeEventListener("pagehide", flush);
      document.removeEventListener("visibilitychange", flush);
      flush();
    };
  }, [form, flush, restore]);

  return { restored, saveDebounced, flush, forget };
}
