import { type RefObject, useCallback, useEffect, useMemo, useRef } from "react";
import { TextLink } from "../../../components/TextLink";
import type { Chrome, ContactView, Language, SendFailure } from "../../../core";
import { reveal } from "../../../lib/reveal";
import { unseenOutcome } from "../../../lib/unseenOutcome";
import { useFocusAfter } from "../../../lib/useFocusAfter";
import type { Unfinished } from "../../../send/phase";
import { reportOf } from "../../../send/reportOf";

interface SendNoticeProps {
  phase: Unfinished | { kind: "broken" };
  view: ContactView;
  chrome: Chrome;
  language: Language;
  onSend: () => void;
  /** Gets the focus when the notice goes away. */
  returnFocusTo: RefObject<HTMLElement>;
}

/** Heading, text and label of the button. */
function textsOf(kind: SendNoticeProps["phase"]["kind"], report: SendFailure, view: ContactView) {
  switch (kind) {
    case "offline":
      return { text: view.offline };
    case "reconnected":
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
 * Says why the request was not sent, and offers other channels. A notice with heading takes the focus, so that screen
 * readers announce it; the short ones, which may appear while the visitor does something else, are alerts.
 */
export function SendNotice({
  phase,
  view,
  chrome,
  language,
  onSend,
  returnFocusTo,
}: SendNoticeProps) {
  const notice = useRef<HTMLDivElement | null>(null);
  const onReplaced = useFocusAfter(() => returnFocusTo.current);
  const onElement = useCallback(
    (element: HTMLDivElement | null) => {
      notice.current = element;
      onReplaced(element);
    },
    [onReplaced],
  );
  const report = useMemo(
    () => (phase.kind === "broken" ? undefined : reportOf(phase.form, phase, language)),
    [phase, language],
  );
  const { title, text, again } = report
    ? textsOf(phase.kind, report, view)
    : { ...view.plain, again: undefined };
  const headed = title !== undefined;
  useEffect(() => {
    if (unseenOutcome() !== "failed") {
      return; // seen before: the focus is on the heading of the page, as after every navigation
    }
    reveal(notice.current);
    if (headed) {
      notice.current?.focus({ preventScroll: true });
    }
  }, [headed]);

  const channels = report?.channels;
  const links = channels
    ? // A text message needs no internet.
      [channels.whatsapp, phase.kind === "offline" ? channels.sms : channels.email, channels.phone]
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
    <div className="notice" ref={onElement} {...role}>
      {title && <h2 id="notice-title">{title}</h2>}
      <p id="notice-text">{text}</p>
      {again && (
        <button className="button" type="button" onClick={onSend}>
          {again}
        </button>
      )}
      {report && <h3>{report.alternatives}</h3>}
      <ul className="notice-links">
        {links.map((link) => (
          <li key={link.text}>
            <TextLink className="button outline" link={link} />
          </li>
        ))}
      </ul>
      {channels?.cut && <p>{channels.cut}</p>}
    </div>
  );
}
