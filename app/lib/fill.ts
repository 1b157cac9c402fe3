/** Puts a value into the gap of a text, as it is. */
export function fill(text: string, name: string, value: string | number): string {
  return text.replace(`{${name}}`, () => String(value));
}
