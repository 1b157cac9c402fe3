import { expect, test } from "vitest";
import { addMachine } from "./addMachine";

const DUMPER = "Dumper de 2.000 kg";

test("a machine fills an empty field", () => {
  expect(addMachine(DUMPER, "  ", 100)?.after).toBe(DUMPER);
});

test("a machine is added after the text of the field", () => {
  for (const before of ["Hormigonera 150 l", "Una hormigonera y "]) {
    expect(addMachine(DUMPER, before, 100)).toEqual({
      machine: DUMPER,
      before,
      after: `${before}, ${DUMPER}`,
    });
  }
  expect(addMachine(DUMPER, "Dumper de 2.000 kg con cazo", 100)?.after).toBe(
    `Dumper de 2.000 kg con cazo, ${DUMPER}`,
  );
});

test("a machine that the field has already is not added again", () => {
  const among = [`Hormigonera, ${DUMPER}`, `Hormigonera,  ${DUMPER}`, `${DUMPER}; otra`];
  for (const text of [DUMPER, "dumper DE 2.000 kg ", ...among]) {
    expect(addMachine(DUMPER, text, 100)).toBeUndefined();
  }
});

test("the text stays unchanged if there is no room for both", () => {
  const text = "x".repeat(90);
  const added = `${text}, ${DUMPER}`;
  expect(addMachine(DUMPER, text, added.length)?.after).toBe(added);
  expect(addMachine(DUMPER, text, added.length - 1)?.after).toBe(text);
});
