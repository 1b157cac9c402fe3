import { expect, test } from "vitest";
import { secondsLeft } from "./throttle";

test("a second request waits for the rest of ten seconds, in whole ones", () => {
  expect(secondsLeft(100_000, 100_000)).toBe(10);
  expect(secondsLeft(100_000, 100_001)).toBe(10);
  expect(secondsLeft(100_000, 109_999)).toBe(1);
  expect(secondsLeft(100_000, 110_000)).toBe(0);
});

test("a time that is missing, invalid or in the future does not throttle", () => {
  expect(secondsLeft(0, Date.now())).toBe(0);
  expect(secondsLeft(Number.NaN, Date.now())).toBe(0);
  expect(secondsLeft(200_000, 100_000)).toBe(0);
});
