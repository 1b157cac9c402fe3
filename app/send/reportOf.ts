import { failureReport, type Language, type SendFailure } from "../core";
import type { Phase } from "./phase";

/** The same request by other channels, and why it was not sent. `undefined` if the core is broken. */
export function reportOf(
  form: FormData,
  phase: Phase,
  language: Language,
): SendFailure | undefined {
  try {
    return failureReport(form, language, phase.kind === "failed" ? phase.reason : "unreachable");
  } catch {
    return undefined;
  }
}
