/** Works with storage, if it is there: a visitor may have blocked it, or it is full. */
export function withStorage<Result>(work: () => Result): Result | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}

/** The text that is stored under a name; empty for none. */
export function storedText(key: string): string {
  return withStorage(() => localStorage.getItem(key)) ?? "";
}

/** The entries of a stored text, which may be anything; none if it is no list. */
export function entriesOf(stored: string): unknown[] {
  const found: unknown = withStorage(() => JSON.parse(stored));
  return Array.isArray(found) ? found : [];
}

/** Stores entries; without any, removes what is stored. Returns whether it is so: not if storage is blocked or full. */
export function storeEntries(key: string, entries: unknown[]): boolean {
  const text = entries.length > 0 ? JSON.stringify(entries) : "";
  withStorage(() => (text ? localStorage.setItem(key, text) : localStorage.removeItem(key)));
  // Browsers tell only the other tabs.
  dispatchEvent(new StorageEvent("storage", { key }));
  return storedText(key) === text;
}
