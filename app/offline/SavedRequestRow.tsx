import { useMemo, useSyncExternalStore } from "react";
import { DisclosureSummary } from "../components/DisclosureSummary";
import { TextLink } from "../components/TextLink";
import type { Chrome, Language } from "../core";
import { dayFirst, shownTime } from "../lib/dates";
import { fill } from "../lib/fill";
import { useToday } from "../lib/useToday";
import { IDLE, isUnderWay } from "../send/phase";
import { reportOf } from "../send/reportOf";
import type { SavedRequest } from "../send/saveRequest";
import { datesIn, fieldOf, formOf } from "./savedRequests";
import { savedSending, sentLast } from "./savedSending";
import { useSentElsewhere } from "./useSentElsewhere";

interface SavedRequestRowProps {
  request: SavedRequest;
  chrome: Chrome;
  language: Language;
  online: boolean;
  onSend: () => void;
  onDiscard: () => void;
}

/** A request that waits: when it was written, what it asks for, and what can be done with it. */
export function SavedRequestRow(props: SavedRequestRowProps) {
  const { request, chrome, language, online, onSend, onDiscard } = props;
  const texts = chrome.offline.requests;
  const ofLast = useSyncExternalStore(savedSending.subscribe, savedSending.phase);
  const last = useSyncExternalStore(savedSending.subscribe, sentLast);
  const phase = last?.at === request.at ? ofLast : IDLE;
  const report = useMemo(
    () => reportOf(formOf(request), phase, language),
    [request, phase, language],
  );
  const isBusy = useSentElsewhere(request) || isUnderWay(phase);
  const isAnyBusy = isBusy || isUnderWay(ofLast);
  const isBroken = phase.kind === "broken";
  const isThrottled = phase.kind === "throttled";
  const needsReport = isBroken || phase.kind === "failed" || (request.unconfirmed && !isBusy);

  // The form's own, and those of the lines in the text of the list.
  const dates = [fieldOf(request, "user_rentalDate") ?? "", ...datesIn(request.list)];
  const day = useToday(); // by which the time is told, too
  const past = dates.find((date) => date && date < day);
  function statusOf(): string {
    if (isBusy) {
      return texts.sending;
    }
    if (isThrottled) {
      return texts.throttled;
    }
    if (isBroken) {
      return chrome.error.text;
    }
    if (needsReport && report) {
      return report.text;
    }
    return past ? fill(texts.past, "date", dayFirst(past)) : "";
  }

  const status = statusOf();
  return (
    <li>
      <div>
        <p>
          <strong>{fieldOf(request, "user_machinery") || texts.nothing}</strong>{" "}
          <span>{fill(texts.at, "time", shownTime(request.at))}</span>
        </p>
        {status && <p role={needsReport || isThrottled ? "alert" : undefined}>{status}</p>}
      </div>
      <p className="row">
        {online && (
          <button
            className={isBusy ? "button busy" : "button"}
            type="button"
            aria-disabled={isAnyBusy || undefined}
            onClick={() => !isAnyBusy && onSend()}
          >
            {texts.send}
          </button>
        )}
        {!isBusy && (
          <button className="link-button" type="button" onClick={onDiscard}>
            {texts.discard}
          </button>
        )}
      </p>
      {report && (!online || needsReport) && (
        <details>
          <DisclosureSummary>{report.alternatives}</DisclosureSummary>
          <p className="row">
            {[report.channels.whatsapp, report.channels.sms, report.channels.phone].map((link) => (
              <TextLink key={link.href} className="button outline" link={link} />
            ))}
          </p>
          {report.channels.cut && <p>{report.channels.cut}</p>}
        </details>
      )}
    </li>
  );
}
