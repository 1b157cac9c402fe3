import type { KeyboardEvent } from "react";

/**
 * What is typed in a form, for the check. A control that cannot make a value of what is in it, like a date that is half
 * typed, claims to be empty: it gets a value that no rule takes, so that nothing is left out without a word.
 */
export function readForm(form: HTMLFormElement): FormData {
  const typed = new FormData(form);
  for (const control of form.elements) {
    if (control instanceof HTMLInputElement && control.validity.badInput) {
      typed.set(control.name, "?");
    }
  }
  return typed;
}

type Control = HTMLInputElement | HTMLTextAreaElement;

function isControl(element: Element | RadioNodeList | null): element is Control {
  return element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
}

/** The control of this name. */
export function controlOf(form: HTMLFormElement | null, name = ""): Control | undefined {
  const found = form?.elements.namedItem(name) ?? null;
  return isControl(found) ? found : undefined;
}

/** The control that the Tab key leads to after this one. */
function controlAfter(control: HTMLInputElement): Control | undefined {
  const reached = [...(control.form?.elements ?? [])].filter(isControl);
  const rest = reached.slice(reached.indexOf(control) + 1);
  return rest.find(({ tabIndex, disabled }) => tabIndex >= 0 && !disabled);
}

/**
 * The Enter key sends the form, as in every form, and once while it is held down. A keyboard on the screen writes on
 * the key what it does, so there it goes on to the next field until the one whose key says that it sends. In the
 * additional information it makes lines.
 */
export function onEnter(event: KeyboardEvent) {
  const field = event.target;
  if (event.key !== "Enter" || !(field instanceof HTMLInputElement)) {
    return;
  }
  if (event.repeat) {
    event.preventDefault();
  } else if (field.enterKeyHint === "next" && matchMedia("(pointer: coarse)").matches) {
    event.preventDefault();
    controlAfter(field)?.focus();
  }
}
