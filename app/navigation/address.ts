function decoded(part: string): string | undefined {
  try {
    return decodeURIComponent(part);
  } catch {
    return undefined;
  }
}

/** What is no escape becomes one of the sign itself: nobody who decodes the part afterwards stumbles. */
function repaired(part: string): string {
  return decoded(part) === undefined ? part.replaceAll("%", "%25") : part;
}

/** An address whose path and hash can be decoded; one that can be already stays as it is. */
export function repairedAddress({
  pathname,
  search,
  hash,
}: Pick<URL, "pathname" | "search" | "hash">) {
  return repaired(pathname) + search + repaired(hash);
}

/**
 * Addresses come from anywhere, broken escapes (`/faq#%`) included, which the router would complain of in the console.
 * To be called before the router is made, so that it is the first to hear of an address.
 */
export function repairAddresses(): void {
  function repair() {
    const { pathname, search, hash } = location;
    const address = repairedAddress(location);
    if (address !== pathname + search + hash) {
      history.replaceState(history.state, "", address);
    }
  }
  repair();
  addEventListener("popstate", repair);
}
