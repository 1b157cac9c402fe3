import type { KeyboardEvent } from "react";
import { type Control, isControl } from "../../../lib/isControl";

/** Whether something is typed that the control cannot read, like an incomplete date. */
export const hasBadInput = (control: Element): control is HTMLInputElement =>
  control instanceof HTMLInputElement && control.validity.badInput;

/** A value that no rule accepts, and nobody types. */
export const UNREADABLE = "\ufffd";

/**
 * The values of a form, for the check. A control with bad input, like an incomplete date, reports an empty value: it
 * gets one that no rule accepts, so that the input is not silently dropped.
 */
export function readForm(form: HTMLFormElement): FormData {
  const values = new FormData(form);
  for (const control of form.elements) {
    if (hasBadInput(control)) {
      values.set(control.name, UNREADABLE);
    }
  }
  return values;
}

/** The control of this name. */
export function controlOf(form: HTMLFormElement | null, name = ""): Control | undefined {
  const found = form?.elements.namedItem(name) ?? null;
  return isControl(found) ? found : undefined;
}

/** How long after a press a second one of the same key is not meant for what has the focus since, in milliseconds. */
const SECOND_PRESS_MS = 700;
let movedAt = Number.NEGATIVE_INFINITY;

/** Moves the focus to a field after a press on a button that is not the form's. */
export function focusAfterPress(control: HTMLElement | null | undefined) {
  movedAt = performance.now();
  control?.focus();
}

/** The next control in the tab order. */
function controlAfter(control: HTMLInputElement): Control | undefined {
  const controls = [...(control.form?.elements ?? [])].filter(isControl);
  const rest = controls.slice(controls.indexOf(control) + 1);
  return rest.find(({ tabIndex, disabled }) => tabIndex >= 0 && !disabled);
}

/**
 * The Enter key submits the form, as usual, but only once while it is held down, and not by the second press on a button
 * after which the focus has come here. On-screen keyboards label the key, so there it goes to the next field, except in the
 * field where the label is "send". In a textarea it adds a line.
 */
export function onEnter(event: KeyboardEvent) {
  const field = event.target;
  if (event.key !== "Enter" || !(field instanceof HTMLInputElement)) {
    return;
  }
  if (event.repeat || performance.now() - movedAt < SECOND_PRESS_MS) {
    event.preventDefault();
  } else if (field.enterKeyHint === "next" && matchMedia("(pointer: coarse)").matches) {
    event.preventDefault();
    controlAfter(field)?.focus();
  }
}
