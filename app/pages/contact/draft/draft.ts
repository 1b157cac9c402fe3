import { clearDraft, loadDraft, saveDraft } from "../../../core";
import { isEmpty } from "../../../lib/isEmpty";
import { createLeaveGuard } from "../../../lib/leaveGuard";
import { withStorage } from "../../../lib/storage";
import { isRecent, wasSentSince } from "../../../send/lastRequest";

/** What was typed in this tab, and when. It goes before the stored draft, which another tab may have replaced. */
let typed: { form: FormData; at: number } | undefined;

/** Where it is stored for the next document in this tab. Without storage, it survives navigation, but not a reload. */
const TYPED = "quoteTyped";

/** The stored draft as this tab last wrote it: another tab may have stored its own since. */
let lastSeen = "";

const stored = () => JSON.stringify(loadDraft());

/** While some of the text is not stored: a reload would lose it. */
const guardText = createLeaveGuard();

function setTyped(form: FormData): void {
  typed = { form, at: Date.now() };
  // The form has no files.
  const texts = new URLSearchParams([...form] as [string, string][]);
  texts.set("at", String(typed.at));
  withStorage(() => {
    sessionStorage.removeItem(TYPED); // an older text, if there is no room for this one
    sessionStorage.setItem(TYPED, String(texts));
  });
}

/** What was typed in an earlier document of this tab, if any. */
function storedTyped(): typeof typed {
  const texts = new URLSearchParams(withStorage(() => sessionStorage.getItem(TYPED)) ?? "");
  const at = Number(texts.get("at"));
  texts.delete("at");
  const form = new FormData();
  texts.forEach((text, name) => {
    form.set(name, text);
  });
  return isRecent(at) ? { form, at } : undefined;
}

function forgetTyped(): void {
  setTyped(new FormData());
  guardText(false);
}

/** What was typed in this tab, unless another one has sent the same since; `undefined` if nothing is known of it. */
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

/** Stores what was typed; an empty form does not replace what another tab has stored. */
export function storeDraft(form: FormData): void {
  const hasText = !isEmpty(form);
  setTyped(form);
  guardText(!store(form, hasText) && hasText);
}

/** Stores this tab's text again, so that a new visit finds it and not what another tab has stored since. */
export function storeTyped(): void {
  const form = ownText();
  if (form) {
    storeDraft(form);
  }
}

/** What was typed in this tab, in earlier documents too; `undefined` if nothing is known of it. */
export function readTyped(): FormData | undefined {
  typed ??= storedTyped();
  return ownText();
}

/** Removes the draft, unless another tab has stored its own since. */
export function discardDraft(): void {
  if (stored() === lastSeen) {
    clearDraft();
  }
  forgetTyped();
}
