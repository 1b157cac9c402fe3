import type { Chrome, NavLink } from "../core";

/** The link to the form: the last one of the main navigation. */
export function quoteLink({ navigation }: Chrome): NavLink | undefined {
  return navigation.links.at(-1);
}
