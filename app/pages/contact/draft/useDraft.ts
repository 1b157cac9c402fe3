import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { hasInput } from "../../../boot/state";
import { isEmpty } from "../../../lib/isEmpty";
import { listenTo } from "../../../lib/listeners";
import { navigationType } from "../../../lib/navigationType";
import { useLatest } from "../../../lib/useLatest";
import { lastSent } from "../../../send/lastRequest";
import { controlOf } from "../form/controls";
import { discardDraft, readDraft, storeDraft, storeTyped } from "./draft";

/** Time without typing before the draft is saved. */
const DRAFT_DEBOUNCE_MS = 300;

type Then = (form: FormData) => void;

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
    (element: HTMLFormElement, then: Then) => {
      clearTimeout(pending.current?.timer);
      function save() {
        const values = new FormData(element);
        storeDraft(values);
        then(values);
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
    const draft = readDraft();
    // What was not typed before hydration, the browser has filled in.
    const isRefilled = !hasInput(document.documentElement.classList);
    // This tab has left no draft when it was loaded again, where one can be stored: all was sent, perhaps by another tab.
    if (
      isRefilled &&
      draft.length === 0 &&
      navigationType() === "reload" &&
      lastSent() > 0 &&
      storeDraft(new FormData(element))
    ) {
      discardDraft();
      element.reset();
    }
    // On the way back it is this tab's own text, and the draft may be another tab's. When it is loaded again, the draft is
    // its own, and Firefox may fill in what stood there before another page of the site was shown.
    const isOther =
      isRefilled &&
      navigationType() !== "reload" &&
      draft.some(([name, text]) => (controlOf(element, name)?.value || text) !== text);
    let filled = false;
    for (const [name, text] of isOther ? [] : draft) {
      const control = controlOf(element, name);
      // Input from before hydration wins over the draft.
      if (control && (isRefilled || control.value === "")) {
        control.value = String(text);
      }
      filled ||= text !== "" && control?.value === text;
    }
    setRestored(filled);
    const values = new FormData(element);
    // From now on it is this tab's own. Another text stays stored until the visitor types here.
    if (!isOther && !isEmpty(values)) {
      storeDraft(values);
    }
  });

  /** Puts back what was discarded, which can be discarded again. */
  const refill = useCallback((element: HTMLFormElement, values: FormData) => {
    for (const [name, text] of values) {
      const control = controlOf(element, name);
      if (control) {
        control.value = String(text);
      }
    }
    setRestored(true);
  }, []);

  useEffect(() => {
    if (form.current) {
      restore(form.current);
    }
    // Not removed: the document may be left later, from another page of the site.
    addEventListener("pagehide", storeTyped);
    const unlisten = listenTo(["pagehide", "visibilitychange"], flush);
    return () => {
      unlisten();
      flush();
    };
  }, [form, flush, restore]);

  return { restored, refill, saveDebounced, flush, forget };
}
