import { type Ref, useEffect, useRef } from "react";
import type { ListLabels } from "../core";
import { fill } from "../lib/fill";

interface StepperProps {
  name: string;
  quantity: number;
  labels: ListLabels;
  more?: Ref<HTMLButtonElement>;
  /** The quantity typed. */
  onChange: (quantity: number) => void;
  /** One more or less than there are. */
  onStep: (step: number) => void;
}

/** How many of something: typed, or with a button for one less and one more. */
export function Stepper({ name, quantity, labels, more, onChange, onStep }: StepperProps) {
  const input = useRef<HTMLInputElement>(null);
  /** The quantity before typing. */
  const before = useRef(quantity);

  /** What is no quantity is not kept. */
  function show() {
    if (input.current && Number(input.current.value) !== quantity) {
      input.current.value = String(quantity);
    }
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever has emptied the field is typing another quantity
  useEffect(() => {
    if (input.current !== document.activeElement || input.current?.value !== "") {
      show();
    }
  }, [quantity]);

  function onType(text: string) {
    const next = Number(text);
    if (next > labels.maxQuantity) {
      onChange(before.current); // its first digits, which were taken, are not what was meant
    } else if (Number.isInteger(next) && next >= 1) {
      onChange(next);
    }
  }

  return (
    <div className="stepper">
      <button
        type="button"
        aria-label={fill(labels.fewer, "item", name)}
        onClick={() => onStep(-1)}
      >
        <span aria-hidden="true">−</span>
      </button>
      <input
        ref={input}
        inputMode="numeric"
        maxLength={4}
        aria-label={fill(labels.quantity, "item", name)}
        defaultValue={quantity}
        onFocus={() => {
          before.current = quantity;
        }}
        onInput={({ currentTarget }) => onType(currentTarget.value)}
        onBlur={show}
      />
      <button
        ref={more}
        type="button"
        aria-label={fill(labels.more, "item", name)}
        aria-disabled={quantity >= labels.maxQuantity || undefined}
        onClick={() => quantity < labels.maxQuantity && onStep(1)}
      >
        <span aria-hidden="true">+</span>
      </button>
    </div>
  );
}
