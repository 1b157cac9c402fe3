import { expect, test } from "vitest";
import { askFor } from "./askedMachine";

const DUMPER = "Dumper de 2.000 kg";

test("a machine fills an empty field", () => {
  expect(askFor(DUMPER, "  ", 100)?.after).toBe(DUMPER);
});

test("a machine is added after what stands there", () => {
  expect(askFor(DUMPER, "Hormigonera 150 l ", 100)).toEqual({
    machine: DUMPER,
    before: "Hormigonera 150 l ",
    after: `Hormigonera 150 l, ${DUMPER}`,
  });
  expect(askFor(DUMPER, "Dumper de 2.000 kg con cazo", 100)?.after).toBe(
    `Dumper de 2.000 kg con cazo, ${DUMPER}`,
  );
});

test("a machine that stands there already is not added again", () => {
  for (const typed of [
    DUMPER,
    "dumper DE 2.000 kg ",
    `Hormigonera, ${DUMPER}`,
    `${DUMPER}; otra`,
  ]) {
    expect(askFor(DUMPER, typed, 100)).toBeUndefined();
  }
});

test("what was typed stays as it is where there is no room for both", () => {
  const typed = "x".repeat(90);
  expect(askFor(DUMPER, typed, 100)?.after).toBe(typed);
});
