import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { failed, kinds, sent, setUp } from "./sendingFixture";

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

test("a request that arrives is reported and remembered", async () => {
  const { tools, phases, submit } = setUp(sent);
  await submit();
  expect(kinds(phases)).toEqual(["sending", "sent"]);
  expect(tools.sent).toHaveBeenCalledOnce();
  expect(tools.log).not.toHaveBeenCalled();
});

test("a request that has arrived is reported as such, although nothing could be noted of it", async () => {
  const { tools, phases, submit } = setUp(sent);
  tools.sent.mockImplementation(() => {
    throw new Error("the list cannot be changed");
  });
  await submit();
  expect(kinds(phases)).toEqual(["sending", "sent"]);
  expect(tools.log).toHaveBeenCalledOnce();
});

test("submits before the answer send one request", async () => {
  const { submit, tools } = setUp(sent);
  await Promise.all([submit(), submit(), submit()]);
  expect(tools.send).toHaveBeenCalledOnce();
});

test("a submit while the answer is awaited changes nothing", async () => {
  const { submit, tools, phases } = setUp(sent);
  let answer = (_: typeof sent) => {};
  tools.send.mockReturnValue(
    new Promise((resolve) => {
      answer = resolve;
    }),
  );
  const done = submit();
  await vi.advanceTimersByTimeAsync(100);
  await submit();
  answer(sent);
  await done;
  expect(tools.send).toHaveBeenCalledOnce();
  expect(kinds(phases)).toEqual(["sending", "sent"]);
});

test("a failure is logged as specified, reported, and not remembered", async () => {
  const { submit, sending, tools } = setUp(failed("rejected", 412));
  await submit();
  expect(sending.phase()).toMatchObject({ kind: "failed", reason: "rejected" });
  expect(tools.log.mock.calls).toEqual([["Error al enviar:", { status: 412, text: "rejected" }]]);
  expect(tools.sent).not.toHaveBeenCalled();
});

test("a missing setting is logged as the text alone", async () => {
  const { submit, tools } = setUp(failed("notConfigured"));
  await submit();
  expect(tools.log.mock.calls).toEqual([["notConfigured"]]);
});

test("what the visitor has stopped is reported, and logged as no error", async () => {
  const { submit, sending, tools } = setUp(failed("aborted"));
  await submit();
  expect(sending.phase()).toMatchObject({ kind: "failed", reason: "aborted" });
  expect(tools.log).not.toHaveBeenCalled();
});

test("too many requests: waits five seconds visibly and tries once more", async () => {
  const { submit, phases, requests } = setUp(failed("tooMany", 429), sent);
  const done = submit();
  await vi.advanceTimersByTimeAsync(4900);
  expect(requests()).toBe(1);
  await vi.advanceTimersByTimeAsync(200);
  await done;
  expect(requests()).toBe(2);
  expect(phases.flatMap((phase) => (phase.kind === "waiting" ? phase.seconds : []))).toEqual([
    5, 4, 3, 2, 1,
  ]);
  const waiting = new Array(5).fill("waiting");
  expect(kinds(phases)).toEqual(["sending", ...waiting, "sending", "sent"]);
});

test("too many requests twice: reported, and nothing is repeated again", async () => {
  const { submit, phases, requests } = setUp(failed("tooMany", 429), failed("tooMany", 429));
  const done = submit();
  await vi.advanceTimersByTimeAsync(60_000);
  await done;
  expect(requests()).toBe(2);
  expect(kinds(phases).at(-1)).toBe("failed");
});

test("too many requests: not tried again if something was sent from another tab meanwhile", async () => {
  const { submit, sending, tools, requests } = setUp(failed("tooMany", 429), sent);
  const done = submit();
  await vi.advanceTimersByTimeAsync(3000);
  tools.secondsUntilNext.mockReturnValue(8);
  await vi.advanceTimersByTimeAsync(3000);
  await done;
  expect(requests()).toBe(1);
  expect(sending.phase()).toMatchObject({ kind: "failed", reason: "tooMany" });
});

test("the waiting can be cancelled", async () => {
  const { submit, sending, requests } = setUp(failed("tooMany", 429));
  const done = submit();
  await vi.advanceTimersByTimeAsync(1500);
  sending.cancel();
  await done;
  expect(requests()).toBe(1);
  expect(sending.phase()).toMatchObject({ kind: "failed", reason: "tooMany" });
});

test("without a connection the request is saved, though another was sent a moment ago", async () => {
  const { submit, sending, tools, requests } = setUp(sent);
  const left = vi.fn();
  sending.onFinish(left);
  tools.isOffline.mockReturnValue(true);
  tools.secondsUntilNext.mockReturnValue(3);
  tools.save.mockReturnValue(true);
  await submit();
  expect(tools.save).toHaveBeenCalledOnce();
  expect(left).toHaveBeenCalledOnce();
  expect(sending.phase().kind).toBe("saved");
  expect(requests()).toBe(0);
});

test("where it cannot be saved, nothing is sent, then or when the connection returns", async () => {
  const { submit, sending, tools, requests } = setUp(sent);
  tools.isOffline.mockReturnValue(true);
  await submit();
  expect(sending.phase().kind).toBe("offline");
  sending.connection(true);
  expect(sending.phase().kind).toBe("reconnected");
  sending.connection(false);
  expect(sending.phase().kind).toBe("offline");
  expect(requests()).toBe(0);
});

test("a second request soon after the first is throttled with a countdown, and announced when it may be sent", async () => {
  const { submit, sending, tools, requests } = setUp(sent);
  tools.secondsUntilNext.mockReturnValue(3);
  const done = submit();
  await vi.advanceTimersByTimeAsync(0);
  expect(sending.phase()).toEqual({ kind: "throttled", seconds: 3, from: 3 });
  await vi.advanceTimersByTimeAsync(1000);
  expect(sending.phase()).toEqual({ kind: "throttled", seconds: 2, from: 3 });
  await vi.advanceTimersByTimeAsync(2000);
  await done;
  expect(sending.phase().kind).toBe("ready");
  expect(requests()).toBe(0);
});

test("a filled honeypot sends nothing and offers the other channels", async () => {
  const { sending, request, requests } = setUp(sent);
  await sending.submit({ ...request, isBot: true }, "es");
  expect(sending.phase().kind).toBe("honeypot");
  expect(requests()).toBe(0);
});

test("a request is noted as unconfirmed before it is sent, until an answer says whether it has arrived", async () => {
  for (const [answer, noted] of [
    [sent, [true, false]],
    [failed("rejected", 412), [true, false]],
    [failed("unreachable"), [true]],
    [failed("timedOut"), [true]],
    [failed("aborted"), [true]],
  ] as const) {
    const { submit, setUnconfirmed, tools } = setUp(answer);
    tools.send.mockImplementation(async () => {
      expect(setUnconfirmed.mock.calls).toEqual([[true]]);
      return answer;
    });
    await submit();
    expect(setUnconfirmed.mock.calls.flat(), answer.kind).toEqual(noted);
  }
});

test("a refusal says nothing of an earlier attempt that was not answered", async () => {
  const { sending, request, isUnconfirmed, setUnconfirmed } = setUp(failed("rejected", 412));
  isUnconfirmed.mockReturnValue(true);
  await sending.submit({ ...request, isUnconfirmedShown: true }, "es");
  expect(setUnconfirmed.mock.calls).toEqual([[true]]);
});

test("an answer confirms an earlier attempt that was not answered", async () => {
  const { sending, request, isUnconfirmed, setUnconfirmed } = setUp(sent);
  isUnconfirmed.mockReturnValue(true);
  await sending.submit({ ...request, isUnconfirmedShown: true }, "es");
  expect(setUnconfirmed.mock.calls).toEqual([[true], [false]]);
});

test("a broken core is reported instead of thrown", async () => {
  const { submit, sending, tools } = setUp();
  tools.send.mockRejectedValue(new Error("trap"));
  await submit();
  expect(sending.phase().kind).toBe("broken");
  expect(tools.log).toHaveBeenCalledOnce();
});

test("after a failure the next submit sends again", async () => {
  const { submit, sending, requests } = setUp(failed("unreachable"), sent);
  await submit();
  await submit();
  expect(requests()).toBe(2);
  expect(sending.phase().kind).toBe("sent");
});

test("a failure has its reason and form, which follows later input", async () => {
  const { submit, sending, requests } = setUp(failed("rejected", 412));
  await submit();
  const later = new FormData();
  later.set("user_name", "Obras");
  sending.refresh(later);
  expect(sending.phase()).toEqual({ kind: "failed", reason: "rejected", form: later });
  expect(requests()).toBe(1);
});

test("later input is no part of a success, nor does a connection that comes back change it", async () => {
  const { submit, sending } = setUp(sent);
  await submit();
  sending.refresh(new FormData());
  sending.connection(true);
  sending.connection(false);
  expect(sending.phase()).toEqual({ kind: "sent", at: Date.now() });
});

test("a request of another tab is reported, and what is there already is not reported again", () => {
  const { sending, phases, request } = setUp();
  sending.dismiss();
  expect(phases).toEqual([]);
  sending.showUnconfirmed(request.form);
  expect(phases).toEqual([{ kind: "unconfirmed", form: request.form }]);
});

test("what is dismissed is gone, and its countdown does not come back", async () => {
  const { submit, sending, tools } = setUp(failed("unreachable"));
  await submit();
  sending.dismiss();
  expect(sending.phase()).toEqual({ kind: "idle" });
  tools.secondsUntilNext.mockReturnValue(3);
  const done = submit();
  await vi.advanceTimersByTimeAsync(1000);
  sending.dismiss();
  await vi.advanceTimersByTimeAsync(5000);
  await done;
  expect(sending.phase()).toEqual({ kind: "idle" });
});

test("the form on the page is notified once when its request arrives", async () => {
  const { submit, sending } = setUp(failed("unreachable"), sent);
  const left = vi.fn();
  const shown = vi.fn(() => sending.phase().kind);
  sending.onFinish(left)();
  sending.onFinish(shown);
  await submit();
  expect(shown).not.toHaveBeenCalled();
  await submit();
  expect(shown.mock.results).toEqual([{ type: "return", value: "sending" }]); // before the success is shown
  expect(sending.phase().kind).toBe("sent");
  expect(left).not.toHaveBeenCalled();
});

test("a request is under way from the press to its end, waiting for the second attempt included", async () => {
  const { submit, sending } = setUp(failed("tooMany", 429), sent);
  expect(sending.isLocked()).toBe(false);
  const done = submit();
  expect(sending.isLocked()).toBe(true);
  await vi.advanceTimersByTimeAsync(4000);
  expect(sending.isLocked()).toBe(true);
  sending.dismiss();
  expect(sending.phase().kind).toBe("waiting");
  await vi.advanceTimersByTimeAsync(2000);
  await done;
  expect(sending.isLocked()).toBe(false);
});
