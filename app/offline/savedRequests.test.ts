import { describe, expect, test, vi } from "vitest";
import type { SavedRequest } from "../send/saveRequest";
import { datesIn, formOf, isSaved, putSaved, readSaved, removeSaved } from "./savedRequests";

const request: SavedRequest = {
  at: 1_795_000_000_000,
  fields: [
    ["user_name", "Obras"],
    ["user_comments", "Línea 1\nLínea 2 🏗"],
  ],
  list: "1;rammer,1",
  reference: "K4MX",
  unconfirmed: false,
};

test("saved requests are read in their order, however old they are", () => {
  const stored = [request, { ...request, at: 0, unconfirmed: true }];
  expect(readSaved(JSON.stringify(stored))).toEqual(stored);
});

test("what is no request is left out", () => {
  const stored = [
    null,
    "x",
    {},
    { ...request, at: "1" },
    { ...request, fields: [["user_name"]] },
    { ...request, fields: [["user_name", 1]] },
    { ...request, fields: [["user_name", "Obras"], ["user_city"]] },
    { ...request, list: undefined },
    request,
  ];
  expect(readSaved(JSON.stringify(stored))).toEqual([request]);
});

test.each(["", "null", "{", "1", '{"length":3}', "🏗"])("“%s” has no requests", (stored) => {
  expect(readSaved(stored)).toEqual([]);
});

test("the form of a request has its fields", () => {
  expect([...formOf(request)]).toEqual(request.fields);
});

test("the dates of a list are found in its lines", () => {
  expect(datesIn("1;rammer,2,10,2026-12-01;metal-fence,1")).toEqual(["2026-12-01"]);
  expect(datesIn("1;rammer,2,10")).toEqual([]);
});

describe("on the device", () => {
  const stored = new Map<string, string>();
  vi.stubGlobal("StorageEvent", Event);
  vi.stubGlobal("dispatchEvent", vi.fn());
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
    removeItem: (key: string) => stored.delete(key),
  });
  const earlier = { ...request, at: request.at - 1000 };
  const waiting = () => readSaved(stored.get("savedRequests") ?? "");

  test("a request is put into its place, by when it was written, once", () => {
    expect(putSaved(request)).toBe(true);
    expect(putSaved(earlier)).toBe(true);
    expect(waiting()).toEqual([earlier, request]);
    const changed = { ...earlier, unconfirmed: true };
    expect(putSaved(changed)).toBe(true);
    expect(waiting()).toEqual([changed, request]);
  });

  test("one is removed, the other still waits", () => {
    expect(isSaved(earlier)).toBe(true);
    removeSaved(earlier);
    expect(isSaved(earlier)).toBe(false);
    expect(isSaved(request)).toBe(true);
    removeSaved(request);
    expect(isSaved(request)).toBe(false);
    expect(stored.size).toBe(0);
  });
});
