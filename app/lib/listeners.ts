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

/** Calls the listener at each of these events of the window. Returns a function that ends it. */
export function listenTo(events: string[], listener: (event: Event) => void): () => void {
  for (const event of events) {
    addEventListener(event, listener);
  }
  return () => {
    for (const event of events) {
      removeEventListener(event, listener);
    }
  };
}

/** Calls the listener when another tab may have stored something: events do not reach a page in the back/forward cache. */
export const listenToStorage = (listener: () => void): (() => void) =>
  listenTo(["storage", "pageshow"], listener);
