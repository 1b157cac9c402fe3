/**
 * What is typed in a form, for the check. A control that cannot make a value of what is in it, like a date that is half
 * typed, claims to be empty: it gets a value that no rule takes, so that nothing is left out without a word.
 */
export function typedIn(form: HTMLFormElement): FormData {
  const typed = new FormData(form);
  for (const control of form.elements) {
    if (control instanceof HTMLInputElement && control.validity.badInput) {
      typed.set(control.name, "?");
    }
  }
  return typed;
}
