/** The comments with some words on a line of their own; unchanged if they have that line already. */
export function addComment(words: string, before: string): string {
  if (before.split(/\s*\n/).includes(words)) {
    return before;
  }
  return before.trim() ? `${before.trimEnd()}\n${words}` : words;
}
