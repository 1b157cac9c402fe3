import { type RefObject, useEffect, useRef } from "react";
import { isEmpty } from "../../../lib/isEmpty";
import { listText } from "../../../list/useList";
import { changeUnconfirmed, unconfirmedNotes, wasSentSince } from "../../../send/lastRequest";

/** The text of the form, and when it came into it, in milliseconds. */
export interface Typed {
  values: FormData;
  at: number;
}

const NOTHING: Typed = { values: new FormData(), at: 0 };

/** Knows what was typed into the form, and since when: what was sent before it was typed is another request. */
export function useTyped(form: RefObject<HTMLFormElement>) {
  const typed = useRef(NOTHING);
  /** Whether another tab has sent what was in the form, and nothing was typed since. */
  const isSentElsewhere = useRef(false);
  useEffect(() => {
    if (form.current) {
      typed.current = { values: new FormData(form.current), at: Date.now() };
    }
  }, [form]);

  return {
    current: () => typed.current,

    /** Whether it was sent since it was typed. What the form holds counts: what was just typed is not noted yet. */
    isSent: (inForm: FormData) =>
      wasSentSince(inForm, typed.current.at) ||
      (isSentElsewhere.current && isEmpty(inForm) && listText() === ""),

    /** Whether it may have arrived. */
    isUnconfirmed: () => unconfirmedNotes.since(typed.current.values) > 0,

    /** Notes that the visitor types. */
    onInput() {
      isSentElsewhere.current = false;
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
      isSentElsewhere.current = false;
    },

    /** Notes that another tab has sent what was in the form. */
    noteSentElsewhere() {
      isSentElsewhere.current = true;
    },

    /** Notes that an earlier text is in the form again. It is as old as before: another tab may have sent it meanwhile. */
    restore(before: Typed) {
      typed.current = before;
    },
  };
}
