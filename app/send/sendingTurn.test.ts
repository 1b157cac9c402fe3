/** One tab sends at a time: what the press of another one does meanwhile, and then. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { failed, kinds, sent, setUp } from "./sendingFixture";

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

test("what another tab has sent while this one waited for its turn is not sent again", async () => {
  const { submit, sending, ended, tools, requests } = setUp(sent);
  const giveBack = vi.fn();
  tools.takeTurn.mockImplementation(async () => {
    tools.secondsUntilNext.mockReturnValue(10);
    ended.mockReturnValue("sent");
    return giveBack;
  });
  await submit();
  await vi.advanceTimersByTimeAsync(1000);
  expect(requests()).toBe(0);
  expect(sending.phase().kind).toBe("sent");
  expect(giveBack).toHaveBeenCalledOnce();
});

test("another request waits out the pause after what another tab has sent meanwhile", async () => {
  const { submit, phases, tools, requests } = setUp(sent);
  tools.takeTurn.mockImplementation(async () => {
    tools.secondsUntilNext.mockReturnValue(2);
    return () => {};
  });
  const done = submit();
  await vi.advanceTimersByTimeAsync(3000);
  await done;
  expect(requests()).toBe(0);
  expect(kinds(phases)).toEqual(["throttled", "throttled", "ready"]);
});

test("a connection that goes while a request waits for its turn has it saved", async () => {
  const { submit, sending, tools, requests } = setUp(sent);
  tools.takeTurn.mockImplementation(async () => {
    tools.isOffline.mockReturnValue(true);
    tools.save.mockReturnValue(true);
    return () => {};
  });
  await submit();
  expect(requests()).toBe(0);
  expect(sending.phase().kind).toBe("saved");
});

test("what another tab has sent without an answer is sent again only by whoever was told", async () => {
  const { submit, sending, isUnconfirmed, requests } = setUp(sent);
  isUnconfirmed.mockReturnValue(true);
  await submit();
  expect(requests()).toBe(0);
  expect(sending.phase().kind).toBe("unconfirmed");
  await submit();
  expect(requests()).toBe(1);
});

test("a request that is stopped before it is sent leaves the report of the last one", async () => {
  const { submit, sending, tools } = setUp(failed("unreachable"));
  await submit();
  tools.takeTurn.mockReturnValue(new Promise(() => {}));
  const slow = sending.prepare(() => new Promise((resolve) => setTimeout(resolve, 200)));
  await vi.advanceTimersByTimeAsync(200);
  await slow;
  const done = submit();
  expect(sending.phase().kind).toBe("sending");
  sending.cancel();
  await done;
  expect(sending.phase()).toMatchObject({ kind: "failed", reason: "unreachable" });
});

test("the turn to send is kept until the second attempt has an answer", async () => {
  const { submit, tools, requests } = setUp(failed("tooMany", 429), sent);
  const giveBack = vi.fn();
  tools.takeTurn.mockResolvedValue(giveBack);
  const done = submit();
  await vi.advanceTimersByTimeAsync(4900);
  expect(giveBack).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1000);
  await done;
  expect(requests()).toBe(2);
  expect(giveBack).toHaveBeenCalledOnce();
});

test("the wait for the turn can be cancelled, and the turn is given back when it comes", async () => {
  const { submit, sending, tools, phases, requests } = setUp(sent);
  const giveBack = vi.fn();
  let come = (_: () => void) => {};
  tools.takeTurn.mockReturnValue(
    new Promise((resolve) => {
      come = resolve;
    }),
  );
  const done = submit();
  await vi.advanceTimersByTimeAsync(200);
  sending.cancel();
  await done;
  expect(sending.isLocked()).toBe(false);
  expect(kinds(phases)).toEqual(["sending", "idle"]);
  come(giveBack);
  await vi.advanceTimersByTimeAsync(200);
  expect(requests()).toBe(0);
  expect(giveBack).toHaveBeenCalledOnce();
});
