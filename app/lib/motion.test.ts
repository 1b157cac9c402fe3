import { expect, test } from "vitest";
import { wasSlow } from "./motion";

test("a page that took more than a few seconds came over a line that brings no film", () => {
  expect(wasSlow(2501)).toBe(true);
  expect(wasSlow(60_000)).toBe(true);
});

test("a page that came within a few seconds leaves room for the film", () => {
  expect(wasSlow(0)).toBe(false);
  expect(wasSlow(900)).toBe(false);
  expect(wasSlow(2500)).toBe(false);
});

test("where the browser keeps no times, nothing speaks against the film", () => {
  expect(wasSlow(undefined)).toBe(false);
});
