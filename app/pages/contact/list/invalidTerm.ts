/** A field of a line of the request list whose value is not what the line would send, if there is one. */
export const invalidTerm = () =>
  document.querySelector<HTMLElement>(".list-panel [aria-invalid=true]");

export function focusTerm(term: HTMLElement) {
  term.closest("details")?.setAttribute("open", "");
  term.focus();
}
