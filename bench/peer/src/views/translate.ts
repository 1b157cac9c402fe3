export type Values = Record<string, string | number>;

/** The text of a key; the value `count` picks its plural form. */
export interface Translate {
  (key: string): string;
  (key: string, values: Values): string;
}
