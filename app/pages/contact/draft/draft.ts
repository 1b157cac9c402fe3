import { clearDraft, loadDraft, saveDraft } from "../../../core";
import { createLeaveGuard } from "../../../lib/leaveGuard";
import { withStorage } from "../../../lib/storage";
import { lastSent } from "../../../send/lastRequest";

/** The name under which the package stores the draft (`crates/wasm/src/storage.rs`). */
const DRAFT = "quoteDraft";

/**
 * What was typed in this tab. It goes before the stored draft, which another tab may have replaced; without storage, it
 * survives navigation, but not a reload.
 */
let typed: FormData | undefined;

/** The stored draft as this tab last wrote or read it: another tab may have stored its own since. */
let lastSeen = "";

const stored = () => JSON.stringify(loadDraft());

/** While some of the text is not stored: a reload would lose it. */
const guardText = createLeaveGuard();

/** Returns whether all of the text was stored; not if storage is blocked or full, or the text is very long. */
export function storeDraft(form: FormData): boolean {
  saveDraft(form);
  const draft = loadDraft();
  lastSeen = JSON.stringify(draft);
  typed = form;
  const isWhole = draft.length > 0 && draft.every(([name, text]) => form.get(name) === text);
  const hasText = [...form.values()].some((value) => String(value).trim() !== "");
  guardText(hasText && !isWhole);
  return isWhole;
}

/** Stores this tab's text again, so that a reload finds it and not what another tab has stored since. */
export function storeTyped(): void {
  if (typed) {
    storeDraft(typed);
  }
}

export function readDraft(): [name: string, text: FormDataEntryValue][] {
  if (typed) {
    return [...typed];
  }
  lastSeen = stored();
  return loadDraft();
}

/**
 * Whether another tab has sent the values of a form: it has removed a draft with the same, and a request was sent since
 * that was stored. The event may come late, to a page that the browser has suspended.
 */
export function wasSentElsewhere(
  form: FormData,
  { key, oldValue, newValue }: StorageEvent,
): boolean {
  const removed = key === DRAFT && newValue === null ? oldValue : null;
  const draft: unknown = withStorage(() => JSON.parse(removed ?? ""));
  const [, storedAt, ...pairs] = Array.isArray(draft) ? draft : [];
  return (
    pairs.length > 0 &&
    lastSent() >= storedAt &&
    pairs.every(([name, value]) => form.get(name) === value)
  );
}

/** Forgets what was typed in this tab and sent from another one, where no form is shown. */
export function forgetSent(event: StorageEvent): void {
  if (typed && wasSentElsewhere(typed, event)) {
    typed = undefined;
    guardText(false);
  }
}

/** Removes the draft, unless another tab has stored its own since. */
export function discardDraft(): void {
  if (stored() === lastSeen) {
    clearDraft();
  }
  typed = undefined;
  guardText(false);
}
