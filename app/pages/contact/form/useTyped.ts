import { type RefObject, useEffect, useRef } from "react";
import { isEmpty } from "../../../lib/isEmpty";
import { listText } from "../../../list/useList";
import { changeUnconfirmed, unconfirmedNotes, wasSentSince } from "../../../send/lastRequest";
import { SUCCESS_MESSAGE_MS } from "../../../send/sending";

/** The text of the form, and when it came into it, in milliseconds. */
export interface Typed {
  values: FormData;
  at: number;
}

const NOTHING: Typed = { values: new FormData(), at: 0 };

/** Knows what was typed into the form, and since when: what was sent before it was typed is another request. */
export function useTyped(form: RefObject<HTMLFormElement>) {
  const typed = useRef(NOTHING);
  /** When another tab has sent what was in the form, and nothing was typed since, in milliseconds. */
  const sentElsewhereAt = useRef(0);
  useEffect(() => {
    if (form.current) {
      typed.current = { values: new FormData(form.current), at: Date.now() };
    }
  }, [form]);

  return {
    current: () => typed.current,

    /**
     * Whether it was sent since it was typed. What the form holds counts: what was just typed is not noted yet. Whoever
     * presses on a form that has been empty for longer knows that it is.
     */
    isSent: (inForm: FormData) =>
      wasSentSince(inForm, typed.current.at) ||
      (Date.now() - sentElsewhereAt.current < SUCCESS_MESSAGE_MS &&
        isEmpty(inForm) &&
        listText() === ""),

    /** Whether it may have arrived. */
    isUnconfirmed: () => unconfirmedNotes.since(typed.current.values) > 0,

    /** Notes that the visitor types. */
    onInput() {
      sentElsewhereAt.current = 0;
      typed.current = { ...typed.current, at: Date.now() };
    },

    /** Notes what was typed, once typing rests: the same request, changed. */
    change(values: FormData) {
      changeUnconfirmed(typed.current.values, values);
      typed.current = { ...typed.current, values };
    },

    /** Notes that the form is empty. */
    forget() {
      typed.current = NOTHING;
      sentElsewhereAt.current = 0;
    },

    /** Notes that another tab has sent what was in the form. */
    noteSentElsewhere() {
      sentElsewhereAt.current = Date.now();
    },

    /** Notes that an earlier text is in the form again. It is as old as before: another tab may have sent it meanwhile. */
    restore(before: Typed) {
      typed.current = before;
    },
  };
}
