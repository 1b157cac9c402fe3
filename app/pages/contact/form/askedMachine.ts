/** What becomes of the machine field when a machine is asked for. */
export interface Asked {
  machine: string;
  /** What stood there before. */
  before: string;
  /** What stands there now. */
  after: string;
}

const same = (one: string, other: string) =>
  one.trim().localeCompare(other.trim(), undefined, { sensitivity: "base" }) === 0;

/**
 * Adds a machine to what was typed: never in its place. Nothing where it stands there already; what was typed stays as
 * it is where there is no room for both.
 */
export function askFor(machine: string, before: string, longest: number): Asked | undefined {
  const standing = before.trim();
  if ([standing, ...standing.split(/[,;]\s/)].some((part) => same(part, machine))) {
    return undefined;
  }
  const both = standing ? `${standing}, ${machine}` : machine;
  return { machine, before, after: both.length <= longest ? both : before };
}
