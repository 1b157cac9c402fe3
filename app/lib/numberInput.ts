import type { InputEvent, WheelEvent } from "react";
import { isFirefox } from "./isFirefox";

/** What the inputs of type `number` need. */
export const numberInput = {
  /** Browsers change the number of a focused input under the wheel, where the visitor means to scroll. */
  onWheel: ({ currentTarget }: WheelEvent<HTMLInputElement>): void => currentTarget.blur(),
  /** Chromium drops a comma unless its own language has one: `2,5` would be 25. It takes a point in every language. */
  onBeforeInput: (event: InputEvent<HTMLInputElement>): void => {
    if (event.data.includes(",") && !isFirefox()) {
      event.preventDefault();
      document.execCommand("insertText", false, event.data.replaceAll(",", "."));
    }
  },
};
