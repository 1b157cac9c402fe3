import { type RefObject, useEffect, useRef, useState } from "react";
import { hasInput } from "../../../boot/state";
import { loadDraft } from "../../../core";
import { isEmpty } from "../../../lib/isEmpty";
import { listenTo } from "../../../lib/listeners";
import { useLatest } from "../../../lib/useLatest";
import { controlOf } from "../form/controls";
import { discardDraft, readTyped, storeDraft, storeTyped } from "./draft";

/** Time without typing before the draft is saved. */
const DRAFT_DEBOUNCE_MS = 300;

type Then = (form: FormData) => void;

/** Puts texts into the empty fields of the form, and returns whether some of them are in it. */
function fill(form: HTMLFormElement, texts: Iterable<[name: string, text: FormDataEntryValue]>) {
  let isFilled = false;
  for (const [name, text] of texts) {
    const control = controlOf(form, name);
    if (control?.value === "") {
      control.value = String(text);
    }
    isFilled ||= text !== "" && control?.value === text;
  }
  return isFilled;
}

/** Saves the values of the form on this device, and restores them. */
export function useDraft(form: RefObject<HTMLFormElement>) {
  const [restored, setRestored] = useState(false);
  const pending = useRef<{ timer: number; save: () => void }>(undefined);

  const flush = useLatest(() => {
    clearTimeout(pending.current?.timer);
    pending.current?.save();
    pending.current = undefined;
  });

  function saveDebounced(element: HTMLFormElement, then: Then) {
    clearTimeout(pending.current?.timer);
    function save() {
      const values = new FormData(element);
      storeDraft(values);
      then(values);
    }
    pending.current = { timer: window.setTimeout(flush, DRAFT_DEBOUNCE_MS), save };
  }

  function forget() {
    clearTimeout(pending.current?.timer);
    pending.current = undefined;
    discardDraft();
    setRestored(false);
  }

  const restore = useLatest((element: HTMLFormElement) => {
    // What was not typed before hydration, the browser has filled in.
    const isRefilled = !hasInput(document.documentElement.classList);
    const own = readTyped();
    // Firefox fills in what stood there before another page of the site was shown.
    if (own && isRefilled) {
      element.reset();
    }
    const isOwn = fill(element, own ?? []);
    const draft = loadDraft();
    // It may be another tab's: it stays stored until the visitor types here.
    const isOther =
      isRefilled &&
      draft.some(([name, text]) => (controlOf(element, name)?.value || text) !== text);
    setRestored(isOwn || (!isOther && fill(element, draft)));
    const values = new FormData(element);
    if (!isOther && !isEmpty(values)) {
      storeDraft(values);
    }
  });

  /** Puts back what was discarded, which can be discarded again. */
  function refill(element: HTMLFormElement, values: FormData) {
    fill(element, values);
    setRestored(true);
  }

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
