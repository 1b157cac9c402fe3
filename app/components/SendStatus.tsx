import type { Chrome, ContactView } from "../core";
import { Anchor } from "./Anchor";
import type { Phase } from "./sending";

interface SendStatusProps {
  phase: Phase;
  view: ContactView;
  chrome: Chrome;
}

function fill(text: string, seconds: number): string {
  return text.replace("{seconds}", String(seconds));
}

/** What is told politely. A countdown is seen second by second and told once. */
export function SendStatus({ phase, view, chrome }: SendStatusProps) {
  const counting = phase.kind === "waiting" || phase.kind === "throttled" ? phase : undefined;
  const text = phase.kind === "throttled" ? view.throttled : view.waiting;
  let told = "";
  if (counting) {
    told = fill(text, counting.from);
  } else if (phase.kind === "sending") {
    told = view.sending;
  } else if (phase.kind === "sent") {
    told = phase.message;
  }
  return (
    <div className="send-status">
      <p role="status" className={phase.kind === "sent" ? "sent" : "unseen"}>
        {told}
      </p>
      {counting && (
        <p className="counting" aria-hidden="true">
          {fill(text, counting.seconds)}
        </p>
      )}
      {phase.kind === "throttled" && (
        <p className="notice-ways">
          <Anchor className="button line" link={chrome.call} />
          <Anchor className="button line" link={view.whatsapp} />
        </p>
      )}
    </div>
  );
}
