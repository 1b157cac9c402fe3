/** Words that a link to the form carries in the state of the history entry, to be put into its comments. */

const KEY = "comment";

/** The state of a link to the form. */
export function toForm(comment: string): Record<typeof KEY, string> | undefined {
  const text = comment.trim();
  return text ? { [KEY]: text } : undefined;
}

/** The words that the link to this page carried. */
export function commentOf(state: unknown): string | undefined {
  if (typeof state !== "object" || state === null || !(KEY in state)) {
    return undefined;
  }
  const comment = state[KEY];
  return typeof comment === "string" ? comment : undefined;
}
