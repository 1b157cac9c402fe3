import { createPath } from "react-router-dom";

function decoded(part: string): string | undefined {
  try {
    return decodeURIComponent(part);
  } catch {
    return undefined;
  }
}

/** Escapes the percent signs of a part with an invalid escape, so that it can be decoded. */
function repaired(part: string): string {
  return decoded(part) === undefined ? part.replaceAll("%", "%25") : part;
}

/** The address with a path and a hash that can be decoded; a valid one stays unchanged. */
export function repairedAddress({
  pathname,
  search,
  hash,
}: Pick<URL, "pathname" | "search" | "hash">) {
  return repaired(pathname) + search + repaired(hash);
}

/**
 * Repairs invalid escapes (`/faq#%`), for which the router would log warnings. To be called before the router is
 * created, so that its `popstate` listener runs first.
 */
export function repairAddresses(): void {
  function repair() {
    const address = repairedAddress(location);
    if (address !== createPath(location)) {
      history.replaceState(history.state, "", address);
    }
  }
  repair();
  addEventListener("popstate", repair);
}
