export type Control = HTMLInputElement | HTMLTextAreaElement;

/** Whether it is something that a visitor types into. */
export const isControl = (element: Element | RadioNodeList | null): element is Control =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
