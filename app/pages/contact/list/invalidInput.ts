/**
 * An input of the request list (a quantity, days, a date) whose value is not what the list would send, if there is one.
 * Browsers tell of days and dates, also of one that is typed in part and not told yet, or emptied since.
 */
export const invalidInput = () =>
  document.querySelector<HTMLElement>(".list-panel :is(.stepper [aria-invalid], input:invalid)");

export function focusInput(input: HTMLElement) {
  input.closest("details")?.setAttribute("open", "");
  input.focus();
}
