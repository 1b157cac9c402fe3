import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { addresses, viewAt } from "./core";

const SIZES = [100, 200, 400, 800].flatMap((width) => [`-${width}.avif`, `-${width}.webp`]);

/** The names of all pictures in a view, wherever they stand. */
function pictures(value: unknown): string[] {
  if (typeof value !== "object" || value === null) {
    return [];
  }
  const inside = Object.values(value).flatMap(pictures);
  return "alt" in value && "name" in value ? [String(value.name), ...inside] : inside;
}

const isThere = (file: string) =>
  existsSync(new URL(`../../data/pictures/${file}`, import.meta.url));

test("every picture that a page shows has its files, a logo or each size and format", () => {
  const names = new Set(addresses.flatMap((address) => pictures(viewAt(address).page)));
  expect(names.size).toBeGreaterThan(85);
  const without = [...names].filter(
    (name) => !isThere(`${name}.svg`) && !SIZES.every((size) => isThere(name + size)),
  );
  expect(without).toEqual([]);
});
