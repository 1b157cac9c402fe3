/** Whether nothing was typed into a form but blanks. */
export function isEmpty(values: FormData): boolean {
  return [...values.values()].every((value) => String(value).trim() === "");
}
