import { useEffect, useRef, useSyncExternalStore } from "react";
import { TextLink } from "../../../components/TextLink";
import type { Chrome, ContactView } from "../../../core";
import { subscribeToConnection, useOffline } from "../../../lib/connection";
import { fill } from "../../../lib/fill";
import { reveal } from "../../../lib/reveal";
import { afterNextPaint } from "../../../lib/schedule";
import type { Phase } from "../../../send/phase";
import { isLastUnconfirmed } from "../../../send/saveRequest";

interface SendStatusProps {
  phase: Phase;
  view: ContactView;
  chrome: Chrome;
}

/** The polite status messages. A countdown is shown every second, but announced once. */
export function SendStatus({ phase, view, chrome }: SendStatusProps) {
  const counting = phase.kind === "waiting" || phase.kind === "throttled" ? phase : undefined;
  const countdown = (seconds: number) =>
    fill(phase.kind === "throttled" ? view.throttled : view.waiting, "seconds", seconds);
  const offline = useOffline();
  const isUnconfirmed = useSyncExternalStore(subscribeToConnection, isLastUnconfirmed, () => false);
  const isSaved = phase.kind === "saved";
  const visible = phase.kind === "sent" || isSaved || phase.kind === "ready";
  let announced = "";
  if (counting) {
    announced = countdown(counting.from);
  } else if (isSaved) {
    const { one, unconfirmed, wait, ready } = chrome.offline.requests;
    announced = `${isUnconfirmed ? unconfirmed : one}. ${offline ? wait : ready}`;
  } else if (phase.kind === "sending" || phase.kind === "sent" || phase.kind === "ready") {
    announced = view[phase.kind];
  }
  const box = useRef<HTMLDivElement>(null);
  const before = useRef(phase.kind);
  useEffect(() => {
    // On a phone, the button may be at the window's lower edge, and the status below it. The bar with what is saved lies
    // there, and becomes higher meanwhile.
    if (before.current !== phase.kind && (counting || visible)) {
      void afterNextPaint().then(() => reveal(box.current));
    }
    before.current = phase.kind;
  });

  return (
    <div className="send-status" ref={box}>
      <p role="status" className={isSaved ? "waits" : visible ? "sent" : "visually-hidden"}>
        {announced}
      </p>
      {counting && (
        <p className="counting" aria-hidden="true">
          {countdown(counting.seconds)}
        </p>
      )}
      {phase.kind === "throttled" && (
        <p className="notice-links">
          <TextLink className="button outline" link={chrome.call} />
          <TextLink className="button outline" link={view.whatsapp} />
        </p>
      )}
    </div>
  );
}
