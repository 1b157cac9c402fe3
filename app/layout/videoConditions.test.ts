import { expect, test } from "vitest";
import { wasSlow } from "./videoConditions";

test("a page that took more than a few seconds plays no video", () => {
  expect(wasSlow(2501)).toBe(true);
  expect(wasSlow(60_000)).toBe(true);
});

test("a page that loaded within a few seconds plays the video", () => {
  expect(wasSlow(0)).toBe(false);
  expect(wasSlow(900)).toBe(false);
  expect(wasSlow(2500)).toBe(false);
});

test("a browser that reports no times plays the video", () => {
  expect(wasSlow(undefined)).toBe(false);
});
