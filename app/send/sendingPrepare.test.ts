/** What a request needs is loaded between the press and the sending. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { failed, kinds, sent, setUp } from "./sendingFixture";

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

test("a press that is stopped leaves the last failure, and no countdown that stands still", async () => {
  const { submit, sending, tools } = setUp(failed("unreachable"));
  await submit();
  tools.secondsUntilNext.mockReturnValue(5);
  void submit();
  await vi.advanceTimersByTimeAsync(1000);
  expect(sending.phase().kind).toBe("throttled");
  const ready = sending.prepare(() => new Promise(() => {}));
  await vi.advanceTimersByTimeAsync(200);
  sending.cancel();
  expect(await ready).toBe(false);
  expect(sending.phase()).toMatchObject({ kind: "failed", reason: "unreachable" });
});

test("a request is under way while what it needs is loaded, which is shown if it takes a while", async () => {
  const { submit, sending, phases, tools } = setUp(sent);
  const ready = sending.prepare(() => new Promise((loaded) => setTimeout(loaded, 300)));
  expect(sending.isLocked()).toBe(true);
  expect(tools.guard).toHaveBeenLastCalledWith(true);
  expect(await sending.prepare(() => Promise.resolve())).toBe(false);
  await vi.advanceTimersByTimeAsync(200);
  expect(kinds(phases)).toEqual(["sending"]);
  await vi.advanceTimersByTimeAsync(200);
  expect(await ready).toBe(true);
  expect(tools.guard).toHaveBeenLastCalledWith(false);
  await submit();
  expect(sending.phase().kind).toBe("sent");
});

test("what is loaded for a request can be stopped, and the page is as before", async () => {
  const { sending, requests } = setUp();
  const ready = sending.prepare(() => new Promise(() => {}));
  await vi.advanceTimersByTimeAsync(200);
  sending.cancel();
  expect(await ready).toBe(false);
  expect(sending.phase().kind).toBe("idle");
  expect(sending.isLocked()).toBe(false);
  expect(requests()).toBe(0);
});

test("what cannot be loaded for a request is reported", async () => {
  const { sending, tools } = setUp();
  expect(await sending.prepare(() => Promise.reject(new Error("gone")))).toBe(false);
  expect(sending.phase().kind).toBe("broken");
  expect(tools.log).toHaveBeenCalledOnce();
});
