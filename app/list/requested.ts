/** The request list that a form asks for. */
import type { Language } from "../core";
import { isRentalDate } from "../lib/dates";
import { listCalls, loadListCallsOnce, replaceList } from "./list";
import { sharedList } from "./sharedList";
import { listReference, listText } from "./useList";

/** Loads the calls for lists if there is a list. Rejects if they cannot be loaded; the page is not loaded anew. */
export async function loadCallsIfListed(language: Language): Promise<void> {
  if (listText()) {
    await loadListCallsOnce(language);
  } else if (sharedList(location.hash)) {
    await loadListCallsOnce(language).catch(() => {}); // which is shown, and the form can be sent without it
  }
}

/** Whether the address offers a list that the visitor has neither taken nor discarded. */
export const isListOffered = (): boolean =>
  Boolean(listCalls()?.view(sharedList(location.hash) ?? "").list);

/** Whether a line of the list has a date on which no rental may start: it is past by now, or too far ahead. */
export function hasInvalidDate(): boolean {
  const view = listCalls()?.view(listText());
  return Boolean(view?.machines.some(({ date }) => date && !isRentalDate(date, view.texts.years)));
}

/** What can be asked for of the list: what this build does not know may be in the catalogue of a newer one, in another tab. */
const knownList = () => listCalls()?.view(listText()).list ?? listText();

/** The form that asks for the list as well, if there is one and lists are loaded. */
export function withLoadedList(form: FormData): FormData {
  return (listText() && listCalls()?.form(form, knownList(), listReference())) || form;
}

/** The list that a request asks for by now, and its reference. */
export const requestedList = () => ({ list: knownList(), reference: listReference() });

/** Takes off what was asked for; what was changed since stays, for another request. */
export function takeOffList(asked: string): void {
  const lists = listCalls();
  if (lists && asked) {
    replaceList(lists.minus(listText(), asked), lists.reference());
  }
}
