import type { Ref } from "react";
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

/** How many of something, with a button for one less and one more. */
export function Stepper({ name, quantity, labels, more, onChange }: StepperProps) {
  return (
    <fieldset className="stepper" aria-label={fill(labels.quantity, "item", name)}>
      <button
        type="button"
        aria-label={fill(labels.fewer, "item", name)}
        onClick={() => onChange(quantity - 1)}
      >
        <span aria-hidden="true">−</span>
      </button>
      <output>{quantity}</output>
      <button
        ref={more}
        type="button"
        aria-label={fill(labels.more, "item", name)}
        aria-disabled={quantity >= MAX ? true : undefined}
        onClick={() => quantity < MAX && onChange(quantity + 1)}
      >
        <span aria-hidden="true">+</span>
      </button>
    </fieldset>
  );
}
