import { clearDraft, loadDraft, saveDraft } from "../../../core";

type Pairs = [name: string, text: string][];

/** The draft where storage is not available: it survives navigation, but not a reload. */
let draftInMemory: Pairs = [];

/** Returns whether the draft was stored; not if storage is blocked or full. */
export function storeDraft(form: FormData): boolean {
  saveDraft(form);
  const pairs = [...form].filter((pair): pair is [string, string] => typeof pair[1] === "string");
  const isPersisted = loadDraft().length > 0;
  draftInMemory = isPersisted ? [] : pairs;
  return isPersisted;
}

export function readDraft(): Pairs {
  const stored = loadDraft();
  return stored.length > 0 ? stored : draftInMemory;
}

export function discardDraft(): void {
  clearDraft();
  draftInMemory = [];
}
