import { type Ref, useEffect, useState } from "react";
import type { ListLabels } from "../core";
import { fill } from "../lib/fill";

/** Most pieces of a line. */
const MAX = 99;

interface StepperProps {
  name: string;
  quantity: number;
  labels: ListLabels;
  more?: Ref<HTMLButtonElement>;
  onChange: (quantity: number) => void;
}

/** How many of something: typed, or with a button for one less and one more. */
export function Stepper({ name, quantity, labels, more, onChange }: StepperProps) {
  const [typed, setTyped] = useState(String(quantity));
  useEffect(() => setTyped(String(quantity)), [quantity]);

  function onType(text: string) {
    setTyped(text);
    const next = Number(text);
    if (Number.isInteger(next) && next >= 1 && next <= MAX) {
      onChange(next);
    }
  }

  return (
    <div className="stepper">
      <button
        type="button"
        aria-label={fill(labels.fewer, "item", name)}
        onClick={() => onChange(quantity - 1)}
      >
        <span aria-hidden="true">−</span>
      </button>
      <input
        inputMode="numeric"
        maxLength={2}
        aria-label={fill(labels.quantity, "item", name)}
        value={typed}
        onChange={({ target }) => onType(target.value)}
        // What is no quantity is not kept.
        onBlur={() => setTyped(String(quantity))}
      />
      <button
        ref={more}
        type="button"
        aria-label={fill(labels.more, "item", name)}
        aria-disabled={quantity >= MAX ? true : undefined}
        onClick={() => quantity < MAX && onChange(quantity + 1)}
      >
        <span aria-hidden="true">+</span>
      </button>
    </div>
  );
}
