/** Why a list could not be changed, in the words of the page. */
import { CoreError, type ListLabels } from "../core";

/** The message for an error of a change. What is not the visitor's to know is logged. */
export function failureOf(error: unknown, labels: ListLabels): string {
  if (error instanceof CoreError && error.name === "ListError" && error.reason === "tooMany") {
    return labels.full;
  }
  console.warn(error);
  return labels.failed;
}
