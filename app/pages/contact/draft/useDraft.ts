import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { hasInput } from "../../../boot/state";
import { useLatest } from "../../../lib/useLatest";
import { accepted } from "../../../send/lastRequest";
import { controlOf, isEmpty } from "../form/controls";
import { discardDraft, readDraft, storeDraft, storeTyped } from "./draft";

/** Time without typing before the draft is saved. */
const DRAFT_DEBOUNCE_MS = 300;

type Then = (form: FormData) => void;

function isFilled(form: HTMLFormElement): boolean {
  return !isEmpty(new FormData(form));
}

/** Whether something was typed before the form came to life. */
const wasTyped = () => hasInput(document.documentElement.classList);

/**
 * After a reload, Firefox fills the fields with their values of the last visit, although the request may have been sent
 * since.
 */
function isStale(form: HTMLFormElement): boolean {
  return accepted.since(new FormData(form)) > 0 && !wasTyped() && readDraft().length === 0;
}

/** Saves the values of the form on this device, and restores them. */
export function useDraft(form: RefObject<HTMLFormElement>) {
  const [restored, setRestored] = useState(false);
  const pending = useRef<{ timer: number; save: () => void }>(undefined);

  const flush = useCallback(() => {
    clearTimeout(pending.current?.timer);
    pending.current?.save();
    pending.current = undefined;
  }, []);

  const saveDebounced = useCallback(
    (element: HTMLFormElement, then?: Then) => {
      clearTimeout(pending.current?.timer);
      function save() {
        const values = new FormData(element);
        storeDraft(values);
        then?.(values);
      }
      pending.current = { timer: window.setTimeout(flush, DRAFT_DEBOUNCE_MS), save };
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
    const hadValues = isFilled(element);
    const draft = readDraft();
    const shown = (name: string) => controlOf(element, name)?.value;
    // What the browser has filled in is this tab's own text, the draft perhaps another tab's.
    const isOther = draft.some(([name, text]) => (shown(name) || text) !== text);
    let filled = false;
    for (const [name, text] of isOther && !wasTyped() ? [] : draft) {
      const control = controlOf(element, name);
      // Input from before hydration wins over the draft.
      if (control?.value === "") {
        control.value = String(text);
      }
      filled ||= text !== "" && control?.value === text;
    }
    setRestored(filled);
    if (hadValues) {
      saveDebounced(element);
    }
  });

  useEffect(() => {
    if (form.current) {
      restore(form.current);
    }
    // Not removed: the document may be left later, from another page of the site.
    addEventListener("pagehide", storeTyped);
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
