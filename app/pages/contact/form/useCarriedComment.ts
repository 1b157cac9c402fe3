import { type RefObject, useEffect } from "react";
import { useLocation } from "react-router-dom";
import type { FieldView } from "../../../core";
import { carriedComment } from "../../../lib/carriedComment";
import { useLatest } from "../../../lib/useLatest";
import { useReplaceAddress } from "../useReplaceAddress";
import { addComment } from "./addComment";
import { controlOf } from "./controls";

/**
 * Adds the words that a link to the form carried to its comments, and removes them from the address, so that they are not
 * added again after a reload or on going back.
 */
export function useCarriedComment(
  form: RefObject<HTMLFormElement>,
  field: FieldView | undefined,
  busy: boolean,
  onChange: () => void,
): void {
  const { hash } = useLocation();
  const replaceAddress = useReplaceAddress();
  const comment = busy ? "" : carriedComment(hash);

  const add = useLatest((text: string) => {
    const control = controlOf(form.current, field?.name);
    if (!control) {
      return;
    }
    // Also past the limit of the field, of which the check tells: they are in no other place.
    const after = addComment(text, control.value);
    if (after !== control.value) {
      control.value = after;
      onChange();
    }
    replaceAddress({ hash: "" });
  });

  useEffect(() => {
    if (comment) {
      add(comment);
    }
  }, [comment, add]);
}
