import { clearDraft, loadDraft, saveDraft } from "../../../core";
import { isEmpty } from "../../../lib/isEmpty";
import { createLeaveGuard } from "../../../lib/leaveGuard";
import { tabTexts } from "../../../lib/storage";
import { finishedSince, isRecent } from "../../../send/lastRequest";

/** The text of the form, and when it came into it, in milliseconds. */
export interface Typed {
  values: FormData;
  at: number;
}

/** What was typed in this tab. It goes before the stored draft, which another tab may have replaced. */
let ofTab: Typed | undefined;

/** Where it is stored for the next document in this tab. Without storage, it survives navigation, but not a reload. */
const TYPED = "quoteTyped";

/** While some of the text is not stored: a reload would lose it. */
const guardText = createLeaveGuard();

function setTyped(values: FormData): void {
  const at = Date.now();
  ofTab = { values, at };
  // The form has no files.
  const texts = new URLSearchParams([...values] as [string, string][]);
  tabTexts.set(TYPED, `${at}?${texts}`);
}

/**
 * What was typed in another document of this tab since: in an earlier one, or in a later one, if the browser has kept this
 * one for the way back. `undefined` if there is nothing newer.
 */
export function newerTyped(): Typed | undefined {
  const [time, texts] = tabTexts.get(TYPED).split("?");
  const at = Number(time);
  const values = new FormData();
  for (const [name, text] of new URLSearchParams(texts)) {
    values.set(name, text);
  }
  return isRecent(at) && at > (ofTab?.at ?? 0) ? { values, at } : undefined;
}

function forgetTyped(): void {
  setTyped(new FormData());
  guardText(false);
}

/** What was typed in this tab, unless another one has sent the same since; `undefined` if nothing is known of it. */
export function readTyped(): FormData | undefined {
  ofTab = newerTyped() ?? ofTab;
  if (ofTab && finishedSince(ofTab.values, ofTab.at)) {
    forgetTyped();
  }
  return ofTab?.values;
}

/** Whether the stored draft, of which very long texts are cut, was typed in this tab, and not in another one. */
const isOwn = () =>
  loadDraft().every(([name, text]) => String(ofTab?.values.get(name) ?? "").startsWith(text));

/** Returns whether all of it is stored; it is not where the core has crashed, which the next press starts anew. */
function store(values: FormData): boolean {
  try {
    // An empty form does not replace what another tab has stored.
    if (!isEmpty(values) || isOwn()) {
      saveDraft(values);
    }
    const draft = loadDraft();
    return draft.length > 0 && draft.every(([name, text]) => values.get(name) === text);
  } catch (error) {
    console.warn(error);
    return false;
  }
}

/** Stores what was typed. */
export function storeDraft(values: FormData): void {
  const isWhole = store(values);
  setTyped(values);
  guardText(!(isWhole || isEmpty(values)));
}

/** Stores this tab's text again, so that a new visit finds it and not what another tab has stored since. */
export function storeTyped(): void {
  const values = readTyped();
  if (values) {
    store(values);
  }
}

/** Removes the draft, unless another tab has stored its own since. */
export function discardDraft(): void {
  try {
    if (isOwn()) {
      clearDraft();
    }
  } catch (error) {
    console.warn(error); // the core has crashed: what has arrived is called sent nevertheless
  }
  forgetTyped();
}
