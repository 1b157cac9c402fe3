/** What is kept with an entry of the browser's history, beside what the router keeps there. */

function stateOfEntry(): object {
  const state: unknown = history.state;
  return typeof state === "object" && state !== null ? state : {};
}

/** Texts kept under a name; none where nothing was kept. */
export function historyTexts(name: string): string[] {
  const kept: unknown = Reflect.get(stateOfEntry(), name);
  return Array.isArray(kept) ? kept.filter((text): text is string => typeof text === "string") : [];
}

export function saveHistoryTexts(name: string, texts: string[]): void {
  history.replaceState({ ...stateOfEntry(), [name]: texts }, "");
}
