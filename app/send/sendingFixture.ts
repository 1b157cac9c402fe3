/** What the tests of sending start from. */
import { vi } from "vitest";
import type { SendReport } from "../core";
import type { Ended, Phase, Reason } from "./phase";
import { createSending } from "./sending";

const link = { text: "", href: "" };

export function failed(reason: Reason, status = 0): SendReport {
  const channels = { whatsapp: link, sms: link, email: link, phone: link };
  const texts = { title: "failed", text: reason, kept: "", again: "", alternatives: "" };
  return { kind: "failed", reason, status, log: reason, ...texts, channels };
}

export const sent: SendReport = { kind: "sent", message: "thanks" };

export function setUp(...answers: SendReport[]) {
  const left: SendReport[] = [...answers];
  const tools = {
    send: vi.fn(() => Promise.resolve(left.shift() ?? failed("unreachable"))),
    isOffline: vi.fn(() => false),
    takeTurn: vi.fn(() => Promise.resolve(() => {})),
    secondsUntilNext: vi.fn(() => 0),
    save: vi.fn(() => false),
    sent: vi.fn(),
    guard: vi.fn(),
    log: vi.fn(),
  };
  const sending = createSending(tools);
  const phases: Phase[] = [];
  sending.subscribe(() => phases.push(sending.phase()));
  const ended = vi.fn((): Ended | undefined => undefined);
  const isUnconfirmed = vi.fn(() => false);
  const setUnconfirmed = vi.fn();
  const request = {
    form: new FormData(),
    isBot: false,
    ended,
    isUnconfirmed,
    setUnconfirmed,
    isUnconfirmedShown: false,
  };
  const submit = () => sending.submit(request, "es");
  const requests = () => tools.send.mock.calls.length;
  return {
    tools,
    request,
    ended,
    isUnconfirmed,
    setUnconfirmed,
    sending,
    phases,
    submit,
    requests,
  };
}

export const kinds = (phases: Phase[]) => phases.map(({ kind }) => kind);
