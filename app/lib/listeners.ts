/** Functions that are called when something changes. */
export function createListeners() {
  const listeners = new Set<() => void>();
  return {
    /** Returns a function that removes the listener. */
    add(listener: () => void): () => void {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },

    notify(): void {
      for (const listener of listeners) {
        listener();
      }
    },
  };
}
