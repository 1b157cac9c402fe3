import type { ListEntry } from "../../../core";
import { dayFirst } from "../../../lib/dates";

/** A line as it is sent, but with its date as people write it. */
export const lineText = ({ text, date = "" }: ListEntry): string =>
  text.replace(date, dayFirst(date));
