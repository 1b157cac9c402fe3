/** The requests that wait on this device until the visitor sends or discards them. */
import { storedSavedRequests } from "../lib/connection";
import { entriesOf } from "../lib/storage";
import { type SavedRequest, storeSavedRequests } from "../send/saveRequest";

const isText = (value: unknown) => typeof value === "string";

function isField(value: unknown): boolean {
  return Array.isArray(value) && value.length === 2 && value.every(isText);
}

function isRequest(value: unknown): value is SavedRequest {
  const { at, fields, typedMachine = "", list, reference } = Object(value);
  return (
    Number.isFinite(at) &&
    [typedMachine, list, reference].every(isText) &&
    Array.isArray(fields) &&
    fields.every(isField)
  );
}

/** The requests of a stored text, the first one first. */
export const readSaved = (stored: string): SavedRequest[] => entriesOf(stored).filter(isRequest);

/** The form of a saved request. */
export function formOf({ fields }: SavedRequest): FormData {
  const form = new FormData();
  for (const [name, text] of fields) {
    form.append(name, text);
  }
  return form;
}

/** What a field of its form holds. */
export const fieldOf = ({ fields }: SavedRequest, own: string): string | undefined =>
  fields.find(([name]) => name === own)?.[1];

/** The dates in the text of a list. */
export const datesIn = (list: string): string[] => list.match(/\d{4}-\d\d-\d\d/g) ?? [];

const isOther = (request: SavedRequest) => (other: SavedRequest) => other.at !== request.at;

/** Whether a request still waits: another tab may have sent it. */
export function isSaved(request: SavedRequest): boolean {
  return !readSaved(storedSavedRequests()).every(isOther(request));
}

export function removeSaved(request: SavedRequest): void {
  storeSavedRequests(readSaved(storedSavedRequests()).filter(isOther(request)));
}

/** Saves a request in its place: one that was removed, or as it is by now. Returns whether it is saved. */
export function putSaved(request: SavedRequest): boolean {
  const others = readSaved(storedSavedRequests()).filter(isOther(request));
  return storeSavedRequests([...others, request].sort((one, other) => one.at - other.at));
}
