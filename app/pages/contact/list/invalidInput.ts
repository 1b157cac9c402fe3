/** An input of the request list (a quantity, days, a date) whose value is not what the list would send, if there is one. */
export const invalidInput = () =>
  document.querySelector<HTMLElement>(".list-panel [aria-invalid=true]");

export function focusInput(input: HTMLElement) {
  input.closest("details")?.setAttribute("open", "");
  input.focus();
}
