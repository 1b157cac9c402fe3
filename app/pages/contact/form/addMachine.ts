/** The machine field before and after a machine was added. */
export interface AddedMachine {
  machine: string;
  before: string;
  /** The same as `before`, if there was no room. */
  after: string;
}

const same = (typed: string, machine: string) =>
  typed.trim().localeCompare(machine, undefined, { sensitivity: "base" }) === 0;

/**
 * Adds a machine to the text of the field, without replacing it. `undefined` if the text has the machine already; if
 * there is no room for both, the text stays unchanged.
 */
export function addMachine(
  machine: string,
  before: string,
  maxLength: number,
): AddedMachine | undefined {
  const text = before.trim();
  if ([text, ...text.split(/[,;]\s/)].some((part) => same(part, machine))) {
    return undefined;
  }
  const both = text ? `${before}, ${machine}` : machine;
  return { machine, before, after: both.length <= maxLength ? both : before };
}
