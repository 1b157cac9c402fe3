/**
 * What was typed as a quantity and is none, by the id of its line: if its page is left, the visitor corrects it where the
 * line is shown next, and nothing is sent before.
 */
export const uncorrected = new Map<string, string>();
