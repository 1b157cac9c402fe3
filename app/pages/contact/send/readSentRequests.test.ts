import { expect, test, vi } from "vitest";
import { readSentRequests } from "./readSentRequests";

const DAY_MS = 24 * 3_600_000;
const request = (at: number) => ({ at, machine: "Dumper", list: "1;rammer,1", reference: "K4MX" });

test("recent requests are read, in their order", () => {
  const stored = [request(Date.now()), request(Date.now() - 29 * DAY_MS)];
  expect(readSentRequests(JSON.stringify(stored))).toEqual(stored);
});

test("what is too old, or no request, is left out", () => {
  const recent = request(Date.now());
  const stored = [
    request(Date.now() - 31 * DAY_MS),
    null,
    "x",
    {},
    { ...recent, at: "1" },
    { ...recent, list: 1 },
    { at: recent.at },
    recent,
  ];
  expect(readSentRequests(JSON.stringify(stored))).toEqual([recent]);
});

test("a request is kept for thirty days, to the moment", () => {
  vi.useFakeTimers();
  const stored = [request(Date.now() - 30 * DAY_MS + 1), request(Date.now() - 30 * DAY_MS)];
  expect(readSentRequests(JSON.stringify(stored))).toEqual([stored[0]]);
  vi.useRealTimers();
});

test.each(["", "null", "{", "1", '{"length":3}', "🏗"])("“%s” has no requests", (stored) => {
  expect(readSentRequests(stored)).toEqual([]);
});
