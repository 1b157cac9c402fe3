/** Where a test is tried for each combination of two lists: which of them every run tries. */

/**
 * The tag of one combination, from a member of each list and its list. Every run tries as many combinations as it takes
 * to try each member of both; the others are tried on demand.
 */
export function tagOf<A, B>(
  [one, first]: [A, readonly A[]],
  [other, second]: [B, readonly B[]],
): string[] {
  const shorter = Math.min(first.length, second.length);
  const isTried = first.indexOf(one) % shorter === second.indexOf(other) % shorter;
  return isTried ? [] : ["@on-demand"];
}
