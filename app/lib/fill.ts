/** Replaces the placeholder `{name}` of a text by a value. */
export function fill(text: string, name: string, value: string | number): string {
  return text.replace(`{${name}}`, () => String(value));
}
