/** The check of a line of a request list, which only those who load lists need. */
import { check, checkedOptions, wrong } from "./arguments.js";
import type { ListLine } from "./lists.js";

/** Id and values of a line, as the core reads them: `quantity`, or `quantity,days,date`. The core checks the values. */
export function checkedLine(line: ListLine): { id: string; values: string } {
  const { id, quantity, days, date } = checkedOptions(line, "line");
  check("line.id", "text", id);
  check("line.date", "optionalText", date);
  if (!Number.isInteger(quantity)) throw wrong("line.quantity", "a whole number", quantity);
  if (days !== undefined && !Number.isInteger(days)) {
    throw wrong("line.days", "a whole number or nothing", days);
  }
  const terms = days === undefined && date === undefined ? [] : [days || "", date ?? ""];
  return { id, values: quantity === 0 ? "" : [quantity, ...terms].join(",") };
}
