/** Texts stored with an entry of the browser's history, in addition to the state of the router. */

function stateOfEntry(): object {
  const state: unknown = history.state;
  return typeof state === "object" && state !== null ? state : {};
}

/** The texts stored under a name, or none. */
export function historyTexts(name: string): string[] {
  const texts: unknown = Reflect.get(stateOfEntry(), name);
  return Array.isArray(texts)
    ? texts.filter((text): text is string => typeof text === "string")
    : [];
}

export function saveHistoryTexts(name: string, texts: string[]): void {
  history.replaceState({ ...stateOfEntry(), [name]: texts }, "");
}
