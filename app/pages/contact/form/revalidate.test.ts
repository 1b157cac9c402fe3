import { expect, test } from "vitest";
import type { FormReport } from "../../../core";
import { revalidate } from "./revalidate";

/** A small form: a name, and one of e-mail and phone. */
function check(form: FormData): FormReport {
  const value = (field: string) => String(form.get(field) ?? "");
  const errors = [];
  if (!value("name")) {
    errors.push({ field: "name", message: "missing" });
  }
  if (!value("email") && !value("phone")) {
    errors.push({ field: "email", message: "one of both" });
  } else if (value("email") && !value("email").includes("@")) {
    errors.push({ field: "email", message: "invalid" });
  }
  if (value("phone") && value("phone").length < 6) {
    errors.push({ field: "phone", message: "invalid" });
  }
  const report = { errors, questions: [] };
  return errors.length > 0 ? { ...report, summary: `${errors.length}` } : report;
}

function typing(start: Record<string, string>) {
  const form = new FormData();
  for (const [field, value] of Object.entries(start)) {
    form.append(field, value);
  }
  const lastValid = new Map<string, FormDataEntryValue>();
  let shown = check(form);
  for (const [field, value] of form) {
    if (!shown.errors.some((error) => error.field === field)) {
      lastValid.set(field, value);
    }
  }
  return (field: string, value: string) => {
    form.set(field, value);
    shown = check(revalidate(check, form, lastValid, shown));
    return shown.errors.map((error) => `${error.field} ${error.message}`);
  };
}

test("an error goes when its field is corrected", () => {
  const type = typing({ name: "", email: "", phone: "965000000" });
  expect(type("name", "O")).toEqual([]);
});

test("the error of e-mail and phone goes when one of both is valid, and not before", () => {
  const type = typing({ name: "Obras", email: "", phone: "" });
  expect(type("phone", "9")).toEqual(["email one of both"]);
  expect(type("phone", "965000")).toEqual([]);
});

test("the message of an error follows the input", () => {
  const type = typing({ name: "Obras", email: "", phone: "" });
  expect(type("email", "a")).toEqual(["email invalid"]);
  expect(type("email", "a@b")).toEqual([]);
});

test("no error is added while somebody types", () => {
  const type = typing({ name: "", email: "a@b", phone: "" });
  expect(type("phone", "9")).toEqual(["name missing"]);
  expect(type("name", "O")).toEqual([]);
  expect(type("name", "")).toEqual([]);
});
