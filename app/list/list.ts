/** The request list that a form asks for, and the calls for lists. */
import { type Language, loadCoreFor, type RequestLists, requestLists, saveList } from "../core";
import { isRentalDate } from "../lib/dates";
import { loadOrReload } from "../lib/reload";
import { listReference, listText, setShownList, sharedList } from "./useList";

function replaceList(list: string, reference: string): void {
  saveList({ list, reference });
  setShownList({ list, reference });
}

/** Changes the list; its reference stays, unless there was no list. */
export function setList(list: string, reference: string): void {
  replaceList(list, listReference() || reference);
}

/** The calls for lists that were loaded last. */
let loaded: RequestLists | undefined;

async function load(language: Language): Promise<RequestLists> {
  await loadCoreFor(language);
  loaded = await requestLists(language);
  return loaded;
}

/** The calls for lists, of a new instance if the last one has crashed. Rejects if they cannot be loaded. */
export function loadLists(language: Language): Promise<RequestLists> {
  return loadOrReload(() => load(language));
}

/** Loads the calls for lists if there is a list. Rejects if they cannot be loaded; the page is not loaded anew. */
export async function loadOwnList(language: Language): Promise<void> {
  if (listText()) {
    await load(language);
  } else if (sharedList(location.hash)) {
    await load(language).catch(() => {}); // which is shown, and the form can be sent without it
  }
}

/** Whether the address offers a list that the visitor has neither taken nor discarded. */
export const isListOffered = (): boolean =>
  Boolean(loaded?.view(sharedList(location.hash) ?? "").list);

/** Whether a line of the list has a date on which no rental may start: it is past by now, or too far ahead. */
export function hasInvalidDate(): boolean {
  const machines = loaded?.view(listText()).machines ?? [];
  return machines.some(({ date }) => date && !isRentalDate(date));
}

/** What can be asked for of the list: what this build does not know may be in the catalogue of a newer one, in another tab. */
const knownList = () => loaded?.view(listText()).list ?? listText();

/** The form that asks for the list as well, if there is one and lists are loaded. */
export function withLoadedList(form: FormData): FormData {
  return loaded && listText() ? loaded.form(form, knownList(), listReference()) : form;
}

/** The list that a request asks for by now, and its reference. */
export const requestedList = () => ({ list: knownList(), reference: listReference() });

/** Takes off what was asked for; what was changed since stays, for another request. */
export function takeOffList(asked: string): void {
  if (loaded && asked) {
    replaceList(loaded.minus(listText(), asked), loaded.reference());
  }
}
