/** The comments with some words on a line of their own; unchanged if they have that line already, or no room. */
export function addComment(words: string, before: string, maxLength: number): string {
  if (before.split(/\s*\n/).includes(words)) {
    return before;
  }
  const both = before.trim() ? `${before.trimEnd()}\n${words}` : words;
  return both.length <= maxLength ? both : before;
}
