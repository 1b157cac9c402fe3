import { expect, test } from "vitest";
import { isRentalDate, lastRentalDate, shownTime, today, yearsAfter } from "./dates";

test("a date is that of the visitor's clock", () => {
  expect(today(new Date(2026, 0, 5, 23, 59))).toBe("2026-01-05");
});

test("the last date of a date field exists", () => {
  expect(yearsAfter("2026-11-22", 2)).toBe("2028-11-22");
  expect(yearsAfter("2026-11-22", 1)).toBe("2027-11-22");
  expect(yearsAfter("2028-02-29", 2)).toBe("2030-02-28");
  expect(yearsAfter("2028-02-29", 4)).toBe("2032-02-29");
});

test("a clock that is wrong says of no later date that it is too far ahead", () => {
  expect(lastRentalDate("2026-11-22", 2)).toBe("2028-11-22");
  expect(lastRentalDate("2019-05-01", 2)).toBeUndefined();
  expect(isRentalDate("2026-11-21", 2, "2026-11-22")).toBe(false);
  expect(isRentalDate("2026-11-22", 2, "2026-11-22")).toBe(true);
  expect(isRentalDate("2028-11-22", 2, "2026-11-22")).toBe(true);
  expect(isRentalDate("2028-11-23", 2, "2026-11-22")).toBe(false);
  expect(isRentalDate("2028-11-23", 2, "2019-05-01")).toBe(true);
});

test("a moment of today has its time, an earlier one its date too", () => {
  const now = new Date(2026, 10, 22, 18, 0);
  expect(shownTime(new Date(2026, 10, 22, 9, 5).getTime(), now)).toBe("9:05");
  expect(shownTime(new Date(2026, 10, 21, 18, 40).getTime(), now)).toBe("21/11/2026, 18:40");
});
