import { type MouseEvent, type RefObject, useEffect, useState } from "react";
import { useHydrated } from "../../../components/SiteProvider";
import type { ContactView } from "../../../core";
import { shownTime } from "../../../lib/dates";
import { fill } from "../../../lib/fill";
import { useFocusAfter } from "../../../lib/useFocusAfter";
import { useLastSent } from "./useSending";

interface SendRowProps {
  view: ContactView;
  busy: boolean;
  /** Gets the focus when a pressed button goes away: on the one that sends, a second press of the key would send. */
  row: RefObject<HTMLDivElement>;
  onCancel: () => void;
}

/** How long after the first click a second one is not meant for what has appeared since. */
const DOUBLE_CLICK_MS = 700;

/** Ignores the second click of a double click, which would submit the emptied form. */
function onlyOnce(event: MouseEvent) {
  if (event.detail > 1) {
    event.preventDefault();
  }
}

function Cancel({ view, row, onCancel }: Omit<SendRowProps, "busy">) {
  const cancel = useFocusAfter(() => row.current);
  // It may appear under the pointer of whoever clicks twice to send.
  const [isSettled, setSettled] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(true), DOUBLE_CLICK_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <button
      className={isSettled ? "button outline" : "button outline settling"}
      type="button"
      ref={cancel}
      onClick={onCancel}
    >
      {view.cancel}
    </button>
  );
}

/** The buttons to send and to cancel. */
export function SendRow({ view, busy, row, onCancel }: SendRowProps) {
  const hydrated = useHydrated();
  const sentAt = useLastSent();
  return (
    <div className="send-row" ref={row} tabIndex={-1}>
      <button
        className={busy ? "button busy" : "button arrow"}
        type="submit"
        disabled={!hydrated}
        aria-disabled={busy || undefined}
        onClick={onlyOnce}
      >
        {busy ? view.sending : view.send}
      </button>
      {sentAt > 0 && !busy && (
        <p className="sent-at">{fill(view.sentAt, "time", shownTime(sentAt))}</p>
      )}
      {busy && <Cancel view={view} row={row} onCancel={onCancel} />}
    </div>
  );
}
