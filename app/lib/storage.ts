/** Works with storage, if it is there: a visitor may have blocked it, or it is full. */
export function withStorage<Result>(work: () => Result): Result | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}

/** Texts under their names, in one of the browser's storages. */
function textsIn(storage: () => Storage) {
  return {
    /** Empty for none. */
    get: (key: string): string => withStorage(() => storage().getItem(key)) ?? "",

    /** Stores a text; an empty one is removed. */
    set(key: string, text: string): void {
      withStorage(() => (text ? storage().setItem(key, text) : storage().removeItem(key)));
    },
  };
}

/** What stays on this device. */
export const deviceTexts = textsIn(() => localStorage);

/** What lasts as long as the tab. */
export const tabTexts = textsIn(() => sessionStorage);

/** The entries of a stored text, which may be anything; none if it is no list. */
export function entriesOf(stored: string): unknown[] {
  const found: unknown = withStorage(() => JSON.parse(stored));
  return Array.isArray(found) ? found : [];
}

/** Stores entries; without any, removes what is stored. Returns whether it is so: not if storage is blocked or full. */
export function storeEntries(key: string, entries: unknown[]): boolean {
  const text = entries.length > 0 ? JSON.stringify(entries) : "";
  deviceTexts.set(key, text);
  // Browsers tell only the other tabs.
  dispatchEvent(new StorageEvent("storage", { key }));
  return deviceTexts.get(key) === text;
}
