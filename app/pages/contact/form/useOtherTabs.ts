import { type RefObject, useEffect } from "react";
import { isEmpty } from "../../../lib/isEmpty";
import { listenToStorage } from "../../../lib/listeners";
import { setUnseenOutcome } from "../../../lib/unseenOutcome";
import { useLatest } from "../../../lib/useLatest";
import { afterOtherTabs } from "../../../send/otherTabs";
import { isUnderWay, isUnfinished } from "../../../send/phase";
import { newerTyped } from "../draft/draft";
import { sending } from "../send/quoteSending";
import { readForm } from "./controls";
import type { useTyped } from "./useTyped";

/**
 * Empties the form of what another tab has sent, and reports whether what is in it may have arrived: whenever another tab
 * has stored something, and when the returned function is called.
 * @param read The form as it would be sent, once its list is loaded.
 */
export function useOtherTabs(
  form: RefObject<HTMLFormElement>,
  typed: ReturnType<typeof useTyped>,
  read: () => Promise<FormData | undefined>,
  empty: () => void,
) {
  async function reportUnconfirmed() {
    // While another tab sends it, nothing is known.
    await afterOtherTabs();
    const values = await read();
    // The visitor may have typed, discarded or sent meanwhile.
    if (values && typed.isUnconfirmed() && sending.phase().kind === "idle") {
      sending.showUnconfirmed(values);
      // Nobody has pressed: the focus stays on the heading of the page, or in the field where somebody types.
      if (document.activeElement !== document.body) {
        setUnseenOutcome();
      }
    }
  }

  const compareWithSent = useLatest(async () => {
    const phase = sending.phase();
    if (isUnderWay(phase) || !form.current) {
      return;
    }
    // The browser has kept this page for the way back, and the visitor has typed in another one meanwhile.
    if (newerTyped()) {
      location.reload();
      return; // what this page holds may have been sent, and would be forgotten together with what was typed
    }
    const inForm = readForm(form.current);
    const finished = typed.finishedAt(inForm);
    if (finished) {
      empty();
      typed.noteElsewhere(finished);
      sending.dismiss();
    } else if (typed.isUnconfirmed()) {
      await reportUnconfirmed();
    } else if (phase.kind === "unconfirmed" || (isUnfinished(phase) && isEmpty(inForm))) {
      sending.dismiss(); // it was answered in another tab
    }
  });

  useEffect(() => listenToStorage(compareWithSent), [compareWithSent]);

  return compareWithSent;
}
