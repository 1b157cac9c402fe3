/** A list that somebody has shared, by a link to the form. */

/** Before a list in the fragment of an address, which no server gets. */
export const SHARED_LIST = "#lista=";
/** More characters than a list has, even if all were escaped. */
const MAX_LENGTH = 10_000;

/** The list that an address offers; its text may be anything. What chat programs add to a link is left out. */
export function sharedList(hash: string): string | undefined {
  if (!hash.startsWith(SHARED_LIST)) {
    return undefined;
  }
  const text = hash.slice(SHARED_LIST.length);
  const decoded = text.length < MAX_LENGTH ? decodeURIComponent(text) : text.slice(0, MAX_LENGTH);
  const [list = ""] = decoded.match(/^[\w;,.-]*\w/) ?? [];
  return list || decoded || undefined;
}
