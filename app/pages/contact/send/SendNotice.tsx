import { type RefObject, useEffect, useMemo } from "react";
import { TextLink } from "../../../components/TextLink";
import {
  type Chrome,
  type ContactView,
  failureReport,
  type Language,
  type SendFailure,
} from "../../../core";
import { useReturnFocus } from "../../../lib/useReturnFocus";
import type { Unsent } from "./sending";

interface SendNoticeProps {
  phase: Unsent | { kind: "broken" };
  view: ContactView;
  chrome: Chrome;
  language: Language;
  onSend: () => void;
  /** Gets the focus when the notice goes away. */
  returnFocusTo: RefObject<HTMLElement>;
}

/** The same request by other means, as it is now. None where the core is broken. */
function reportOf(phase: SendNoticeProps["phase"], language: Language): SendFailure | undefined {
  if (phase.kind === "broken") {
    return undefined;
  }
  try {
    return failureReport(phase.form, language, phase.reason);
  } catch {
    return undefined;
  }
}

/** Heading, sentences and words of the button. */
function wordsOf(kind: SendNoticeProps["phase"]["kind"], report: SendFailure, view: ContactView) {
  switch (kind) {
    case "offline":
      return { text: view.offline };
    case "online":
      return { text: view.online, again: view.send };
    case "honeypot":
      return { text: view.honeypotFilled };
    default: {
      const { title, text, kept, again } = report;
      return { title, text: `${text} ${kept}`, again };
    }
  }
}

/**
 * Why the request is not sent, and the same request by other means. With a heading it takes the focus, which is what
 * announces it; the short ones, which may come while the visitor does something else, are alerts.
 */
export function SendNotice({
  phase,
  view,
  chrome,
  language,
  onSend,
  returnFocusTo,
}: SendNoticeProps) {
  const own = useReturnFocus<HTMLDivElement>(returnFocusTo);
  const report = useMemo(() => reportOf(phase, language), [phase, language]);
  const { title, text, again } = report
    ? wordsOf(phase.kind, report, view)
    : { ...view.plain, again: undefined };
  const headed = title !== undefined;
  useEffect(() => {
    own.current?.scrollIntoView({ block: "nearest" });
    if (headed) {
      own.current?.focus({ preventScroll: true });
    }
  }, [own, headed]);

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
      <ul className="notice-links">
        {ways.map((link) => (
          <li key={link.text}>
            <TextLink className="button outline" link={link} />
          </li>
        ))}
      </ul>
    </div>
  );
}
