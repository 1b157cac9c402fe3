import { type RefObject, useEffect, useState } from "react";
import { useLocation } from "react-router-dom";
import { type FieldView, quantityIn } from "../../../core";
import { useLatest } from "../../../lib/useLatest";
import { listText } from "../../../list/useList";
import { useReplaceAddress } from "../useReplaceAddress";
import { type AddedMachine, addMachine } from "./addMachine";
import { controlOf, focusAfterPress } from "./controls";

/** The query parameter with the id of the machine. */
const PARAMETER = "maquina";

const isTyping = (input: Element) => document.activeElement === input;

/**
 * Adds the machine in the address to the form, unless it is on the list, and removes it from the address, so that it is
 * not added again after a reload or on going back. Returns what to show: a machine that was added to a text can be
 * removed again, one without room can replace the text.
 *
 * @param machine - `undefined` while a request is being sent, which must not change.
 */
export function useRequestedMachine(
  form: RefObject<HTMLFormElement>,
  field: FieldView | undefined,
  machine: string | undefined,
  onChange: () => void,
) {
  const [added, setAdded] = useState<AddedMachine>();
  const { search } = useLocation();
  const replaceAddress = useReplaceAddress();
  const control = () => controlOf(form.current, field?.name);

  function setText(text: string) {
    const input = control();
    if (input) {
      const { selectionStart, selectionEnd } = input;
      input.value = text;
      if (isTyping(input)) {
        input.setSelectionRange(selectionStart, selectionEnd);
      }
      onChange();
    }
  }

  function add(name: string) {
    const input = control();
    if (!input || !field) {
      return;
    }
    // Whoever types in the field goes on where they are, behind a space as well.
    const text = isTyping(input) ? input.value : input.value.trim();
    const addition = addMachine(name, text, field.maxlength);
    if (addition) {
      setText(addition.after);
      setAdded(addition.before.trim() ? addition : undefined);
    }
  }

  const addFromAddress = useLatest((name: string) => {
    if (!control()) {
      return;
    }
    const query = new URLSearchParams(search);
    // What is on the list is asked for already.
    if (quantityIn(listText(), query.get(PARAMETER) ?? "") === 0) {
      add(name);
    }
    query.delete(PARAMETER);
    replaceAddress({ search: String(query) });
  });

  useEffect(() => {
    if (machine) {
      addFromAddress(machine);
    }
  }, [machine, addFromAddress]);

  return {
    added,
    add,
    addAndFocus(name: string) {
      add(name);
      focusAfterPress(control());
    },
    /** Removes the machine again, or replaces the text by it if there was no room. */
    onAction() {
      if (added) {
        setText(added.after === added.before ? added.machine : added.before);
        focusAfterPress(control());
      }
      setAdded(undefined);
    },
    /** After a change by the visitor, the addition cannot be undone. */
    recheck() {
      if (added && control()?.value !== added.after) {
        setAdded(undefined);
      }
    },
    forget: () => setAdded(undefined),
  };
}

export type RequestedMachine = ReturnType<typeof useRequestedMachine>;
