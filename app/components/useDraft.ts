import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { forgetTyped, keepTyped, keptTyped } from "./draft";
import { useLatest } from "./useLatest";

/** Milliseconds without typing before the draft is kept. */
const REST = 300;

type Then = (form: FormData) => void;

function control(form: HTMLFormElement, name: string) {
  const found = form.elements.namedItem(name);
  const typed = found instanceof HTMLInputElement || found instanceof HTMLTextAreaElement;
  return typed ? found : undefined;
}

/** What was typed before the page was taken over wins over everything else. */
function fillEmpty(form: HTMLFormElement, name: string, text: string) {
  const field = control(form, name);
  if (field?.value === "") {
    field.value = text;
  }
}

/**
 * A machine fills its field once a visit of its history entry: on the way back to the entry, and after a reload, what
 * the visitor made of it counts.
 */
function takeMachine(): boolean {
  const state: unknown = history.state;
  const taken = typeof state === "object" && state !== null && "machineTaken" in state;
  history.replaceState({ ...history.state, machineTaken: true }, "");
  return !taken;
}

/** Keeps what is typed on this device and brings it back; fills in the machine that a card sent along. */
export function useDraft(
  form: RefObject<HTMLFormElement>,
  machineField: string | undefined,
  machine: string | undefined,
) {
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
    const typed = [...new FormData(element).values()].some((text) => text !== "");
    const kept = keptTyped().filter(([, text]) => text !== "");
    const carried = machine && machineField && takeMachine() ? machineField : undefined;
    if (machine && carried) {
      fillEmpty(element, carried, machine);
    }
    for (const [name, text] of kept) {
      fillEmpty(element, name, text);
    }
    if (machine && machineField && kept.length === 0) {
      fillEmpty(element, machineField, machine);
    }
    setRestored(
      kept.some(([name, text]) => name !== carried && control(element, name)?.value === text),
    );
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
