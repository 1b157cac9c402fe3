import { useRef } from "react";
import type { Language, RequestLists } from "../../../core";
import { today } from "../../../lib/dates";
import { focusUnlessMoved, rendered } from "../../../lib/focus";
import { loadListCallsToChange, setList } from "../../../list/changes";
import { listText } from "../../../list/useList";
import type { SentRequest } from "../../../send/sentRequests";
import type { RequestedMachine } from "../form/useRequestedMachine";

/** A list without the dates that have passed since it was sent: with them, it could not be sent. */
function withoutPastDates(lists: RequestLists, list: string): string {
  const past = lists.view(list).machines.filter(({ date }) => date && date < today());
  return past.reduce(
    (left, { id, quantity, days }) => lists.change(left, { id, quantity, days, date: "" }),
    list,
  );
}

/**
 * Returns a function that asks for what was sent once more: its list, and its machine beside what is typed. It rejects if
 * lists cannot be loaded, or the list has no room for it.
 */
export function useAskAgain(
  language: Language,
  { add, addAndFocus }: Pick<RequestedMachine, "add" | "addAndFocus">,
) {
  /** What was last asked for again, and the list that this has made. */
  const asked = useRef("");

  async function askForList(request: SentRequest) {
    const pressed = document.activeElement;
    const lists = await loadListCallsToChange(language);
    // What the catalogue no longer has is added to no other list, from which nothing would take it.
    const sent = withoutPastDates(lists, request.list);
    const known = lists.view(sent).list;
    const own = listText();
    // Pressed twice, it changes nothing more, nor where all of it is on the list.
    const isAsked = asked.current === `${request.at} ${own}`;
    if (own === "" || (!isAsked && lists.minus(known, own) !== "")) {
      // Days and date that were typed since stay, as where a shared list is added.
      setList(own ? lists.merge(own, known) : sent, lists.reference());
      asked.current = `${request.at} ${listText()}`;
    }
    if (request.typedMachine) {
      add(request.typedMachine);
    }
    const title = await rendered(() => document.getElementById("list-title"));
    focusUnlessMoved(title, pressed);
  }

  return async (request: SentRequest) => {
    if (request.list) {
      await askForList(request);
    } else {
      addAndFocus(request.machine); // far above the button on a phone
    }
  };
}
