/** Changes of the lines of the request list. */
import { type Language, type ListLine, quantityIn, type RequestLists } from "../core";
import { loadLists, setList } from "./list";
import { listText } from "./useList";

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
  changeLineNow(change, await loadLists(language));
}
