import { type RefObject, useEffect } from "react";
import type { Chrome, ContactView } from "../core";
import { Anchor } from "./Anchor";
import { useHeir } from "./focus";
import type { Phase } from "./sending";

interface SendNoticeProps {
  phase: Extract<Phase, { report: unknown }> | { kind: "broken" };
  view: ContactView;
  chrome: Chrome;
  onSend: () => void;
  /** Gets the focus when the notice goes away. */
  heir: RefObject<HTMLElement>;
}

/** Heading, sentences and words of the button. */
function words({ phase, view }: SendNoticeProps) {
  switch (phase.kind) {
    case "broken":
      return { title: view.plain.title, text: view.plain.text };
    case "failed": {
      const { title, text, kept, again } = phase.report;
      return { title, text: `${text} ${kept}`, again };
    }
    case "offline":
      return { text: view.offline };
    case "online":
      return { text: view.online, again: view.send };
    case "trapped":
      return { text: view.trapFilled };
  }
}

/**
 * Why the request is not sent, and the same request by other means. With a heading it takes the focus, which is what
 * announces it; the short ones, which may come while the visitor does something else, are alerts.
 */
export function SendNotice(props: SendNoticeProps) {
  const { phase, view, chrome, onSend, heir } = props;
  const own = useHeir<HTMLDivElement>(heir);
  const { title, text, again } = words(props);
  const headed = title !== undefined;
  useEffect(() => {
    own.current?.scrollIntoView({ block: "nearest" });
    if (headed) {
      own.current?.focus({ preventScroll: true });
    }
  }, [own, headed]);

  const report = phase.kind === "broken" ? undefined : phase.report;
  const ways = report
    ? [report.ways.whatsapp, report.ways.email, report.ways.phone]
    : [view.whatsapp, view.plain.mail, chrome.call];
  const role = headed
    ? {
        role: "group",
        tabIndex: -1,
        "aria-labelledby": "notice-title",
        "aria-describedby": "notice-text",
      }
    : { role: "alert" };
  return (
    <div className="notice" ref={own} {...role}>
      {title && <h2 id="notice-title">{title}</h2>}
      <p id="notice-text">{text}</p>
      {again && (
        <button className="button" type="button" onClick={onSend}>
          {again}
        </button>
      )}
      {report && <h3>{report.alternatives}</h3>}
      <ul className="notice-ways">
        {ways.map((link) => (
          <li key={link.text}>
            <Anchor className="button line" link={link} />
          </li>
        ))}
      </ul>
    </div>
  );
}
