import { type KeyboardEvent, type Ref, useEffect, useId, useRef, useState } from "react";
import type { ListLabels } from "../core";
import { fill } from "../lib/fill";
import { noteUncorrected, uncorrected } from "./uncorrected";

interface StepperProps {
  id: string;
  name: string;
  quantity: number;
  labels: ListLabels;
  more?: Ref<HTMLButtonElement>;
  /** The quantity typed. */
  onChange: (quantity: number) => void;
  /** One more or less than there are. */
  onStep: (step: number) => void;
}

/** One press is one, though the key is held down: the focus may have come here after a press that has added the first. */
function ignoreHeldKey(event: KeyboardEvent) {
  if (event.repeat && event.key === "Enter") {
    event.preventDefault();
  }
}

/** How many of something: typed, or with a button for one less and one more. What is typed is not sent while it is no quantity. */
export function Stepper({ id, name, quantity, labels, more, onChange, onStep }: StepperProps) {
  const input = useRef<HTMLInputElement>(null);
  /** The quantity of the last rendering. */
  const shown = useRef(quantity);
  /** The quantity before typing. */
  const before = useRef(quantity);
  const [first] = useState(() => uncorrected(id, "quantity") ?? quantity);
  const [isWrong, setWrong] = useState(first !== quantity);
  const errorId = useId();

  /** @param wrong What was typed, if it is no quantity. */
  function noteWrong(wrong?: string) {
    setWrong(wrong !== undefined);
    noteUncorrected(id, "quantity", wrong);
  }

  function reset() {
    noteWrong();
    if (input.current && Number(input.current.value) !== quantity) {
      input.current.value = String(quantity);
    }
  }

  function quantityOf(text: string): number | undefined {
    const typed = /^ *\d+ *$/.test(text) ? Number(text) : 0; // `1.000` may be a thousand
    return typed >= 1 && typed <= labels.maxQuantity ? typed : undefined;
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: what the visitor is typing stays until it is a quantity
  useEffect(() => {
    const isTyping = input.current === document.activeElement;
    if (shown.current !== quantity && (!isTyping || quantityOf(input.current?.value ?? ""))) {
      reset();
    }
    shown.current = quantity;
  }, [quantity]);

  function onType(text: string) {
    const typed = quantityOf(text);
    noteWrong(typed === undefined && text !== "" ? text : undefined);
    // Digits that were taken before what follows them are not what was meant.
    onChange(typed ?? before.current);
  }

  return (
    <>
      <div className="stepper">
        <button
          type="button"
          aria-label={fill(labels.fewer, "item", name)}
          onKeyDown={ignoreHeldKey}
          onClick={() => onStep(-1)}
        >
          <span aria-hidden="true">−</span>
        </button>
        <input
          ref={input}
          inputMode="numeric"
          maxLength={4}
          aria-label={fill(labels.quantity, "item", name)}
          aria-invalid={isWrong || undefined}
          aria-describedby={isWrong ? errorId : undefined}
          defaultValue={first}
          onFocus={() => {
            before.current = quantity;
          }}
          onInput={({ currentTarget }) => onType(currentTarget.value)}
          onBlur={({ currentTarget }) => currentTarget.value === "" && noteWrong("")}
        />
        <button
          ref={more}
          type="button"
          aria-label={fill(labels.more, "item", name)}
          aria-disabled={quantity >= labels.maxQuantity || undefined}
          onKeyDown={ignoreHeldKey}
          onClick={() => quantity < labels.maxQuantity && onStep(1)}
        >
          <span aria-hidden="true">+</span>
        </button>
      </div>
      {isWrong && (
        <p className="field-error" id={errorId} role="alert">
          {fill(labels.quantityError, "count", labels.maxQuantity)}
        </p>
      )}
    </>
  );
}
