import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { type Chrome, type Language, quantityIn } from "../core";
import { fill } from "../lib/fill";
import { focusUnlessMoved } from "../lib/focus";
import { useLatest } from "../lib/useLatest";
import { changeLine, type LineChange } from "./changes";
import { failureOf, type ListFailure } from "./failure";
import { Stepper } from "./Stepper";
import { useDoubleClickGuard } from "./useDoubleClickGuard";
import { useList } from "./useList";

interface AddToListProps {
  /** Of a machine or a product. */
  id: string;
  name: string;
  chrome: Chrome;
  language: Language;
}

/** Adds something to the request list, and then shows how many of it are on it. Needs script: hidden without. */
export function AddToList({ id, name, chrome, language }: AddToListProps) {
  const labels = chrome.list;
  const quantity = quantityIn(useList(), id);
  const [failed, setFailed] = useState<ListFailure>();
  const [busy, setBusy] = useState(false);
  const add = useRef<HTMLButtonElement>(null);
  const more = useRef<HTMLButtonElement>(null);
  const own = useRef<HTMLDivElement>(null);
  const pressed = useRef(false);
  const isListed = quantity > 0;
  const onClick = useDoubleClickGuard();

  // The pressed button is gone: the focus goes to the one in its place, unless the visitor has moved on meanwhile.
  useLayoutEffect(() => {
    if (pressed.current) {
      focusUnlessMoved((isListed ? more : add).current, own.current);
    }
    pressed.current = false;
  }, [isListed]);

  async function change(line: LineChange, takesFocus = "step" in line || quantity === 0) {
    pressed.current = takesFocus;
    setBusy(true);
    setFailed(undefined); // so that a second failure is announced as well
    try {
      await changeLine(line, language);
    } catch (error) {
      setFailed(failureOf(error));
    }
    pressed.current = false; // what it changed is rendered by now, and a later change is another one's
    setBusy(false);
  }

  const addIfPressed = useLatest(() => {
    if (add.current?.hasAttribute("aria-busy")) {
      const hasFocus = document.activeElement === add.current;
      void change({ id, step: 1, max: labels.maxQuantity }, hasFocus);
    }
  });
  // It was pressed before the page was live (`app/boot/index.ts`).
  useEffect(addIfPressed, [addIfPressed]);

  return (
    // A button for less or more is where the second click of a double click meets it.
    <div className="add" ref={own} onClickCapture={onClick}>
      {isListed ? (
        <Stepper
          id={id}
          name={name}
          quantity={quantity}
          labels={labels}
          more={more}
          onChange={(next) => change({ id, quantity: next })}
          onStep={(step) => change({ id, step, max: labels.maxQuantity })}
        />
      ) : (
        <button
          ref={add}
          className="add-button"
          type="button"
          aria-label={fill(labels.addNamed, "item", name)}
          aria-busy={busy || undefined}
          onClick={() => change({ id, quantity: 1 })}
        >
          <span>{labels.add}</span>
        </button>
      )}
      {failed && <p role="alert">{labels[failed]}</p>}
    </div>
  );
}
