import { type RefObject, useEffect, useRef } from "react";
import { isEmpty } from "../../../lib/isEmpty";
import { listText } from "../../../list/useList";
import {
  changeUnconfirmed,
  endOf,
  finishedSince,
  unconfirmedNotes,
} from "../../../send/lastRequest";
import { SUCCESS_MESSAGE_MS } from "../../../send/sending";
import type { Typed } from "../draft/draft";

const NOTHING: Typed = { values: new FormData(), at: 0 };

/** Knows what was typed into the form, and since when: what was sent before it was typed is another request. */
export function useTyped(form: RefObject<HTMLFormElement>) {
  /** What the form on the page holds: its text when typing last rested, and when somebody last typed. */
  const inForm = useRef(NOTHING);
  /** When another tab has sent or saved what was in the form, and nothing was typed since, in milliseconds. */
  const finishedElsewhere = useRef(0);
  useEffect(() => {
    if (form.current) {
      inForm.current = { values: new FormData(form.current), at: Date.now() };
    }
  }, [form]);

  /** When it was sent or saved since it was typed, in milliseconds; 0 if it was not. */
  const finishedAt = (values: FormData) => finishedSince(values, inForm.current.at);

  return {
    current: () => inForm.current,

    /**
     * How it was ended since it was typed, if it was. What the form holds counts: what was just typed is not noted yet.
     * Whoever presses on a form that has been empty for longer knows that it is.
     */
    ended(values: FormData) {
      const isEmptied = isEmpty(values) && listText() === "";
      const finished = isEmptied ? finishedElsewhere.current : finishedAt(values);
      const isOld = isEmptied && Date.now() - finished > SUCCESS_MESSAGE_MS;
      return finished === 0 || isOld ? undefined : endOf(finished);
    },

    /** Whether it may have arrived. */
    isUnconfirmed: () => unconfirmedNotes.since(inForm.current.values) > 0,

    /** Notes that the visitor types. */
    onInput() {
      finishedElsewhere.current = 0;
      inForm.current = { ...inForm.current, at: Date.now() };
    },

    /** Notes what was typed, once typing rests: the same request, changed. */
    change(values: FormData) {
      changeUnconfirmed(inForm.current.values, values);
      inForm.current = { ...inForm.current, values };
    },

    /** Notes that the form is empty. */
    forget() {
      inForm.current = NOTHING;
      finishedElsewhere.current = 0;
    },

    /** Notes when another tab has sent or saved what was in the form. */
    noteElsewhere(finished: number) {
      finishedElsewhere.current = finished;
    },

    finishedAt,

    /** Notes that an earlier text is in the form again. It is as old as before: another tab may have sent it meanwhile. */
    restore(before: Typed) {
      inForm.current = before;
    },
  };
}
