import type { InputHTMLAttributes } from "react";
import type { Request } from "./schema";

type Attributes = Pick<
  InputHTMLAttributes<HTMLElement>,
  "autoComplete" | "inputMode" | "enterKeyHint" | "required" | "list"
> & { maxLength?: number; min?: number; max?: number };

export interface FieldSpec extends Attributes {
  name: keyof Request;
  /** Middle part of the keys of its texts. */
  text: string;
  control?: "text" | "email" | "tel" | "date" | "number" | "textarea";
  optional?: boolean;
}

export const SUGGESTIONS = "machines";

const next = { enterKeyHint: "next" } as const;

export const who: FieldSpec[] = [
  {
    ...next,
    name: "user_name",
    text: "name",
    required: true,
    autoComplete: "name",
    maxLength: 120,
  },
  {
    ...next,
    name: "user_email",
    text: "email",
    control: "email",
    autoComplete: "email",
    inputMode: "email",
    maxLength: 254,
  },
  {
    ...next,
    name: "user_number",
    text: "phone",
    control: "tel",
    autoComplete: "tel",
    inputMode: "tel",
    maxLength: 40,
  },
];

export const what: FieldSpec[] = [
  {
    ...next,
    name: "user_machinery",
    text: "machine",
    required: true,
    autoComplete: "off",
    maxLength: 120,
    list: SUGGESTIONS,
  },
  {
    ...next,
    name: "user_city",
    text: "city",
    required: true,
    autoComplete: "address-level2",
    maxLength: 120,
  },
  {
    ...next,
    name: "user_rentalDate",
    text: "date",
    control: "date",
    autoComplete: "off",
    optional: true,
  },
  {
    name: "user_rentalDays",
    text: "days",
    control: "number",
    required: true,
    autoComplete: "off",
    inputMode: "numeric",
    enterKeyHint: "send",
    min: 1,
    max: 365,
  },
  {
    name: "user_comments",
    text: "comments",
    control: "textarea",
    autoComplete: "off",
    enterKeyHint: "enter",
    maxLength: 4000,
    optional: true,
  },
];
