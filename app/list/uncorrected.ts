/**
 * What was typed in lines of the list and could not be taken. If its page is left or loaded again, the visitor corrects it
 * where the line is shown next, and nothing is sent before.
 */
import { quantityIn } from "../core";
import { tabTexts } from "../lib/storage";
import { listText, subscribeToList } from "./useList";

export type LineField = "quantity" | "days" | "date";

/** Where it is stored for the next document in this tab. */
const KEY = "listUncorrected";

/** More characters than all lines have. */
const MAX_LENGTH = 10_000;

/** The texts by id and field. What is stored may be anything. */
const texts = new URLSearchParams(tabTexts.get(KEY).slice(0, MAX_LENGTH));

/** A line that was removed, perhaps in another tab, begins anew when it is added again. */
function forgetRemoved(): void {
  for (const key of [...texts.keys()]) {
    if (quantityIn(listText(), key.split(" ")[0] ?? "") === 0) {
      texts.delete(key);
    }
  }
  tabTexts.set(KEY, String(texts));
}

/** @param text What was typed, if it could not be taken. */
export function noteUncorrected(id: string, field: LineField, text?: string): void {
  subscribeToList(forgetRemoved); // once, however often
  texts.delete(`${id} ${field}`);
  if (text !== undefined) {
    texts.append(`${id} ${field}`, text);
  }
  tabTexts.set(KEY, String(texts));
}

export const uncorrected = (id: string, field: LineField) =>
  texts.get(`${id} ${field}`) ?? undefined;

export function hasUncorrected(): boolean {
  forgetRemoved();
  return String(texts) !== "";
}
