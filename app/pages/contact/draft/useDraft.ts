import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { hasInput } from "../../../boot/state";
import { loadDraft } from "../../../core";
import { useLatest } from "../../../lib/useLatest";
import { lastSent } from "../../../send/lastRequest";
import { controlOf, isEmpty } from "../form/controls";
import { discardDraft, forgetSent, readDraft, storeDraft, storeTyped } from "./draft";

/** Time without typing before the draft is saved. */
const DRAFT_DEBOUNCE_MS = 300;

type Then = (form: FormData) => void;

function isFilled(form: HTMLFormElement): boolean {
  return !isEmpty(new FormData(form));
}

/** Whether the values of a form were sent from another page: one was sent, and storage works and has no draft. */
export function wasSent(form: HTMLFormElement): boolean {
  if (!isFilled(form) || lastSent() === 0 || loadDraft().length > 0) {
    return false;
  }
  const isPersisted = storeDraft(new FormData(form));
  if (isPersisted) {
    discardDraft();
  }
  return isPersisted;
}

/**
 * After a reload, Firefox fills the fields with their values of the last visit, although the request may have been sent
 * since.
 */
function isStale(form: HTMLFormElement): boolean {
  const isDrafted = hasInput(document.documentElement.classList) || readDraft().length > 0;
  return !isDrafted && wasSent(form);
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
    let filled = false;
    for (const [name, text] of readDraft()) {
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
    addEventListener("storage", forgetSent);
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
