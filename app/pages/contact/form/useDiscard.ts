import { type RefObject, useState } from "react";
import type { Typed } from "../draft/draft";
import { sending } from "../send/quoteSending";
import { focusAfterPress } from "./controls";
import type { useTyped } from "./useTyped";

/**
 * Empties the form at the visitor's wish, which can be undone until something is typed. The form that is being sent cannot
 * be changed.
 * @param refill Puts values into the form again.
 */
export function useDiscard(
  form: RefObject<HTMLFormElement>,
  typed: ReturnType<typeof useTyped>,
  empty: () => void,
  refill: (values: FormData) => void,
) {
  /** What was just discarded, and what was known of it. */
  const [discarded, setDiscarded] = useState<{ values: FormData; typed: Typed }>();
  const focusFirst = () => focusAfterPress(form.current?.querySelector("input"));

  return {
    canUndo: discarded !== undefined,

    forget: () => setDiscarded(undefined),

    discard() {
      if (form.current && !sending.isLocked()) {
        const before = { values: new FormData(form.current), typed: typed.current() };
        empty();
        setDiscarded(before);
        sending.dismiss();
        focusFirst();
      }
    },

    undo() {
      if (discarded && !sending.isLocked()) {
        setDiscarded(undefined);
        typed.restore(discarded.typed);
        refill(discarded.values);
        focusFirst();
      }
    },
  };
}
