/** What is done with the request list on this device once there is one; apart from its reading, which every page does. */
import { check, checkedOptions } from "./arguments.js";
import { attempt, KEY, linesOf, type StoredList } from "./storedList.js";

/**
 * Stores a list on this device for seven days, if there is a window whose storage allows it. Where it is full, the list
 * that was stored before is removed. Whether the text is a list is not checked: `loadList` finds none in what does not
 * begin like one of this version, and `view` says what is wrong with another.
 * @param options The text of the list, an empty one of which removes the stored list, and its reference.
 * @throws {CoreError} `ArgumentError` for arguments of another type
 * @example
 * saveList({ list: "1;rammer,2", reference: lists.reference() });
 */
export function saveList(options: StoredList): void {
  const { list, reference } = checkedOptions(options);
  check("list", "text", list);
  check("reference", "text", reference);
  const text = `${Date.now()} ${reference} ${list}`;
  const isStored =
    list &&
    attempt((storage) => {
      storage.setItem(KEY, text);
      return true;
    });
  // Where storage is full, the list before must not come back instead of this one.
  if (!isStored) attempt((storage) => storage.removeItem(KEY));
}

/**
 * How many of an id a list asks for, without loading `requestLists`; 0 if it is not on it. Whether the text is a list is
 * not checked.
 * @throws {CoreError} `ArgumentError` for anything but texts
 * @example
 * quantityIn("1;rammer,2", "rammer"); // 2
 */
export function quantityIn(list: string, id: string): number {
  check("list", "text", list);
  check("id", "text", id);
  const line = linesOf(list).find((text) => text.startsWith(`${id},`));
  return Number(line?.split(",")[1]) || 0;
}
