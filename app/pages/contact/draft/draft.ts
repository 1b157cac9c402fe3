import { clearDraft, loadDraft, saveDraft } from "../../../core";

type Pairs = [name: string, text: string][];

/** What was typed, as long as the page lives: it survives navigation where storage keeps nothing. */
let draftInMemory: Pairs = [];

/** Returns whether it is kept beyond this page: not where storage is blocked or full. */
export function storeDraft(form: FormData): boolean {
  saveDraft(form);
  const pairs = [...form].filter((pair): pair is [string, string] => typeof pair[1] === "string");
  const isPersisted = loadDraft().length > 0;
  draftInMemory = isPersisted ? [] : pairs;
  return isPersisted;
}

export function readDraft(): Pairs {
  const kept = loadDraft();
  return kept.length > 0 ? kept : draftInMemory;
}

export function discardDraft(): void {
  clearDraft();
  draftInMemory = [];
}
