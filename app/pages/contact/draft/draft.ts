import { clearDraft, loadDraft, saveDraft } from "../../../core";

type Pairs = [name: string, text: string][];

/** The draft where storage is not available: it survives navigation, but not a reload. */
let draftInMemory: Pairs = [];

/** The draft as this tab last wrote or read it: another tab may have stored its own since. */
let lastSeen = "";

const stored = () => JSON.stringify(loadDraft());

/** Returns whether the draft was stored; not if storage is blocked or full. */
export function storeDraft(form: FormData): boolean {
  saveDraft(form);
  lastSeen = stored();
  const pairs = [...form].filter((pair): pair is [string, string] => typeof pair[1] === "string");
  const isPersisted = loadDraft().length > 0;
  draftInMemory = isPersisted ? [] : pairs;
  return isPersisted;
}

export function readDraft(): Pairs {
  const pairs = loadDraft();
  lastSeen = stored();
  return pairs.length > 0 ? pairs : draftInMemory;
}

/** Removes the draft, unless another tab has stored its own since. */
export function discardDraft(): void {
  if (stored() === lastSeen) {
    clearDraft();
  }
  draftInMemory = [];
}
