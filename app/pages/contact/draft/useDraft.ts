import { type RefObject, useEffect, useRef, useState } from "react";
import { hasInput } from "../../../boot/state";
import { loadDraft } from "../../../core";
import { isEmpty } from "../../../lib/isEmpty";
import { isFirefox } from "../../../lib/isFirefox";
import { isReturn } from "../../../lib/isReturn";
import { listenTo } from "../../../lib/listeners";
import { useLatest } from "../../../lib/useLatest";
import { controlOf } from "../form/controls";
import { discardDraft, readTyped, storeDraft, storeTyped } from "./draft";

/** Time without typing before the draft is saved. */
const DRAFT_DEBOUNCE_MS = 300;

/** What was typed, and what is done with it: when it is stored, and once typing rests. */
interface Pending {
  form: HTMLFormElement;
  onStore: (values: FormData) => void;
  onRest: (values: FormData) => void;
}

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
  const pending = useRef<Pending>(undefined);
  const timer = useRef(0);

  function stop() {
    clearTimeout(timer.current);
    pending.current = undefined;
  }

  const flush = useLatest((event?: Event) => {
    const last = pending.current;
    stop();
    if (last) {
      const values = new FormData(last.form);
      storeDraft(values);
      last.onStore(values);
      // Where Firefox keeps a page that was left while React rendered, React waits for ever for a message.
      if (event?.type !== "pagehide") {
        last.onRest(values);
      }
    }
  });

  function saveDebounced(next: Pending) {
    stop();
    pending.current = next;
    timer.current = window.setTimeout(flush, DRAFT_DEBOUNCE_MS);
  }

  function forget() {
    stop();
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
    // The draft may be another tab's: a tab in which all was sent or discarded does not get it by a reload.
    const isOwn = own && (!isEmpty(own) || isReturn());
    setRestored(fill(element, isOwn ? own : loadDraft()));
    const values = new FormData(element);
    // Until the visitor types here, the text of another tab stays stored.
    if (!(isOwn && isRefilled) && !isEmpty(values)) {
      storeDraft(values);
    }
  });

  /** Puts back what was discarded, which can be discarded again. */
  function refill(element: HTMLFormElement, values: FormData) {
    setRestored(fill(element, values));
  }

  useEffect(() => {
    if (form.current) {
      restore(form.current);
    }
    // Not removed: the document may be left later, from another page of the site.
    addEventListener("pagehide", storeTyped);
    // Firefox gives a page that it keeps for the way back the session storage of when it was left, without what was typed
    // or discarded since. It does not keep one that listens to this event.
    if (isFirefox()) {
      addEventListener("unload", storeTyped);
    }
    const unlisten = listenTo(["pagehide", "visibilitychange"], flush);
    return () => {
      unlisten();
      flush();
    };
  }, [form, flush, restore]);

  return { restored, refill, saveDebounced, flush, forget };
}
