/** Why a list could not be changed. */
import { CoreError } from "../core";

/** The name of the message, which is made where it is shown, in the language of the page. */
export type ListFailure = "full" | "failed";

/** Of an error of a change. What is not the visitor's to know is logged. */
export function failureOf(error: unknown): ListFailure {
  if (error instanceof CoreError && error.name === "ListError" && error.reason === "tooMany") {
    return "full";
  }
  console.warn(error);
  return "failed";
}
