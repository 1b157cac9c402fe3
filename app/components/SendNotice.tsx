import { type RefObject, useEffect, useRef } from "react";
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
  heir: RefObject<HTMLElement | null>;
}

/** Heading, sentence, words of the button and language of the sentence, where it may be another than the page's. */
function words({ phase, view, chrome }: SendNoticeProps) {
  switch (phase.kind) {
    case "broken":
      return { title: view.plain.title, text: view.plain.text };
    case "failed": {
      const { title, text, kept, again } = phase.report;
      const lang = chrome.languages.find(({ code }) => code === phase.language)?.lang;
      return { title, text, kept, again, lang };
    }
    case "offline":
      return { text: view.offline };
    case "online":
      return { text: view.online, again: view.send };
    case "trapped":
      return { text: view.trapFilled };
  }
}

/** Why the request is not sent, and the same request by other means. */
export function SendNotice(props: SendNoticeProps) {
  const { phase, view, chrome, onSend, heir } = props;
  const own = useHeir<HTMLDivElement>(heir);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    own.current?.scrollIntoView({ block: "nearest" });
    heading.current?.focus({ preventScroll: true });
  }, [own]);

  const { title, text, kept, again, lang } = words(props);
  const report = phase.kind === "broken" ? undefined : phase.report;
  const ways = report
    ? [report.ways.whatsapp, report.ways.email, report.ways.phone]
    : [view.whatsapp, view.plain.mail, chrome.call];
  return (
    <div className="notice" role="alert" ref={own}>
      {title && (
        <h2 tabIndex={-1} ref={heading}>
          {title}
        </h2>
      )}
      <p>
        <span lang={lang}>{text}</span> {kept}
      </p>
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
