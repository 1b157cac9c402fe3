import { clearDraft, loadDraft, saveDraft } from "../../../core";

type Pairs = [name: string, text: string][];

/** What was typed, as long as the page lives: it survives navigation where storage keeps nothing. */
let typedHere: Pairs = [];

/** Returns whether it is kept beyond this page: not where storage is blocked or full. */
export function keepTyped(form: FormData): boolean {
  saveDraft(form);
  const pairs = [...form].filter((pair): pair is [string, string] => typeof pair[1] === "string");
  const lasts = loadDraft().length > 0;
  typedHere = lasts ? [] : pairs;
  return lasts;
}

export function keptTyped(): Pairs {
  const kept = loadDraft();
  return kept.length > 0 ? kept : typedHere;
}

export function forgetTyped(): void {
  clearDraft();
  typedHere = [];
}
