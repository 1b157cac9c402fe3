import type { ListView } from "../../../core";
import { type LineField, uncorrected } from "../../../list/uncorrected";

/** The last change that can be taken back. */
export interface Change {
  before: string;
  after: string;
  /** Of the list before: what may have been sent with it already is to be recognised. */
  reference: string;
  /** The id of what was removed, which is reported, and what was typed in its line and could not be taken. */
  removed?: string;
  uncorrected?: Uncorrected[];
  /** The list in the address that was taken, which is offered again, and whether it has taken the place of another. */
  shared?: string | undefined;
  isReplaced?: boolean;
  /** Whether the list has changed since. Its place stays, so that the lines do not move under a pointer. */
  isPast?: boolean;
}

type Uncorrected = [field: LineField, text: string | undefined];

/** What was typed in a line and could not be taken. */
export const uncorrectedIn = (id: string): Uncorrected[] =>
  (["quantity", "days", "date"] as const).map((field) => [field, uncorrected(id, field)]);

/** The name of what has an id, in a list. */
export function nameIn({ machines, products }: ListView, id: string): string | undefined {
  return [...machines, ...products].find((entry) => entry.id === id)?.name;
}
