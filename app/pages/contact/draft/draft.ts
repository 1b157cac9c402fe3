import { clearDraft, loadDraft, saveDraft } from "../../../core";
import { isEmpty } from "../../../lib/isEmpty";
import { createLeaveGuard } from "../../../lib/leaveGuard";
import { wasSentSince } from "../../../send/lastRequest";

/**
 * What was typed in this tab, and when. It goes before the stored draft, which another tab may have replaced; without
 * storage, it survives navigation, but not a reload.
 */
let typed: { form: FormData; at: number } | undefined;

/** The stored draft as this tab last wrote it: another tab may have stored its own since. */
let lastSeen = "";

const stored = () => JSON.stringify(loadDraft());

/** While some of the text is not stored: a reload would lose it. */
const guardText = createLeaveGuard();

function forgetTyped(): void {
  typed = undefined;
  guardText(false);
}

/** What was typed in this tab, unless another one has sent the same since. */
function ownText(): FormData | undefined {
  if (typed && wasSentSince(typed.form, typed.at)) {
    forgetTyped();
  }
  return typed?.form;
}

/** Returns whether all of it is stored; it is not where the core has crashed, which the next press starts anew. */
function store(form: FormData, hasText: boolean): boolean {
  try {
    if (hasText || stored() === lastSeen) {
      saveDraft(form);
      lastSeen = stored();
    }
    const draft = loadDraft();
    return draft.length > 0 && draft.every(([name, text]) => form.get(name) === text);
  } catch (error) {
    console.warn(error);
    return false;
  }
}

/**
 * Stores what was typed; an empty form does not replace what another tab has stored.
 * @returns whether all of it is stored
 */
export function storeDraft(form: FormData): boolean {
  const hasText = !isEmpty(form);
  typed = { form, at: Date.now() };
  const isWhole = store(form, hasText);
  guardText(hasText && !isWhole);
  return isWhole;
}

/** Stores this tab's text again, so that a reload finds it and not what another tab has stored since. */
export function storeTyped(): void {
  const form = ownText();
  if (form) {
    storeDraft(form);
  }
}

export function readDraft(): [name: string, text: FormDataEntryValue][] {
  return [...(ownText() ?? loadDraft())];
}

/** Removes the draft, unless another tab has stored its own since. */
export function discardDraft(): void {
  if (stored() === lastSeen) {
    clearDraft();
  }
  forgetTyped();
}
