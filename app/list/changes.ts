/** Changes of the request list. */
import { type Language, type ListLine, quantityIn, type RequestLists } from "../core";
import { createLeaveGuard } from "../lib/leaveGuard";
import { loadOrReload } from "../lib/reload";
import { loadListCallsOnce, replaceList } from "./list";
import { listReference, listText } from "./useList";

/** Changes the list; its reference stays, unless there was no list. */
export function setList(list: string, reference: string): void {
  replaceList(list, listReference() || reference);
}

/** The calls for lists, for a change that is lost with the page until they are loaded: the browser asks before it leaves. */
export function loadListCallsToChange(language: Language): Promise<RequestLists> {
  const guard = createLeaveGuard();
  return loadOrReload(() => {
    guard(true);
    return loadListCallsOnce(language).finally(() => guard(false)); // before the page is loaded anew
  });
}

/** A line as it will be, or one more or less of it than there are then, and the most that there may be. */
export type LineChange = ListLine | { id: string; step: number; max: number };

/** Changes a line of the list. Throws if there is no room for another line. */
export function changeLineNow(change: LineChange, lists: RequestLists): void {
  const list = listText();
  let line = change;
  if ("step" in line) {
    const { id, step, max } = line;
    // Of the list as it is by now: presses while lists were loading have changed it.
    line = { id, quantity: Math.min(Math.max(quantityIn(list, id) + step, 0), max) };
  }
  setList(lists.change(list, line), lists.reference());
}

/** Changes a line once lists are loaded. Rejects if they cannot be, or there is no room for another line. */
export async function changeLine(change: LineChange, language: Language): Promise<void> {
  changeLineNow(change, await loadListCallsToChange(language));
}
