import { expect, test } from "vitest";
import { IDLE, isUnderWay, isUnfinished } from "./phase";

const form = new FormData();

test("a request is under way while it is sent, and while it waits for its second attempt", () => {
  expect(isUnderWay({ kind: "sending" })).toBe(true);
  expect(isUnderWay({ kind: "waiting", seconds: 3, from: 5 })).toBe(true);
  expect(isUnderWay({ kind: "throttled", seconds: 3, from: 5 })).toBe(false);
  expect(isUnderWay({ kind: "sent", at: 0 })).toBe(false);
  expect(isUnderWay(IDLE)).toBe(false);
});

test("a request of which nothing says that it was sent has its form", () => {
  expect(isUnfinished({ kind: "offline", form })).toBe(true);
  expect(isUnfinished({ kind: "failed", reason: "timedOut", form })).toBe(true);
  expect(isUnfinished({ kind: "saved", at: 0 })).toBe(false);
  expect(isUnfinished({ kind: "broken" })).toBe(false);
});
