/** The calls for the visitor's request list, which are loaded when they are needed first. */
import { type Language, loadCoreFor, type RequestLists, requestLists, saveList } from "../core";
import { loadOrReload } from "../lib/reload";
import { setShownList } from "./useList";

/** Another list, with the reference of its request. */
export function replaceList(list: string, reference: string): void {
  saveList({ list, reference });
  setShownList({ list, reference });
}

let loaded: RequestLists | undefined;

/** The calls for lists that were loaded last. */
export const listCalls = () => loaded;

/** The calls for lists. Rejects if they cannot be loaded; the page is not loaded anew. */
export async function loadListCallsOnce(language: Language): Promise<RequestLists> {
  await loadCoreFor(language);
  loaded = await requestLists(language);
  return loaded;
}

/** The calls for lists, of a new instance if the last one has crashed. Rejects if they cannot be loaded. */
export function loadListCalls(language: Language): Promise<RequestLists> {
  return loadOrReload(() => loadListCallsOnce(language));
}
