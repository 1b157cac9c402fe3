import { entriesOf } from "../../../lib/storage";
import type { SentRequest } from "../../../send/sentRequests";

/** How long a request is kept. */
const LIFETIME_MS = 30 * 24 * 3_600_000;

function isKept(value: unknown): value is SentRequest {
  const { at, machine, typedMachine = "", list, reference } = Object(value);
  const areTexts = [machine, typedMachine, list, reference].every(
    (text) => typeof text === "string",
  );
  return areTexts && Number.isFinite(at) && Date.now() - at < LIFETIME_MS;
}

/** The requests of a stored text that are not too old, the last one first. */
export const readSentRequests = (stored: string): SentRequest[] => entriesOf(stored).filter(isKept);
