import { useEffect, useState, useSyncExternalStore } from "react";
import type { Chrome, Language } from "../core";
import { isOffline, pageSavedAt, subscribeToConnection } from "../lib/connection";
import { fill } from "../lib/fill";
import { moment } from "../pages/contact/form/dates";
import { SavedRequests } from "./SavedRequests";
import "../styles/components/link-button.css";
import "../styles/components/offline.css";

export interface OfflineBarProps {
  chrome: Chrome;
  language: Language;
}

/** At the lower edge of the window: that there is no connection, since when the page is saved, and requests that wait. */
export function OfflineBar({ chrome, language }: OfflineBarProps) {
  const offline = useSyncExternalStore(subscribeToConnection, isOffline);
  const [savedAt, setSavedAt] = useState(pageSavedAt);
  useEffect(() => {
    const forget = () => setSavedAt(undefined);
    addEventListener("online", forget);
    return () => removeEventListener("online", forget);
  }, []);
  const { note, savedAt: since } = chrome.offline;
  return (
    <div className="offline-bar">
      <p className="connection" role="status">
        {savedAt !== undefined && fill(since, "time", moment(Number(savedAt)))}
        {offline && savedAt === undefined && note}
      </p>
      <SavedRequests chrome={chrome} language={language} online={!offline} />
    </div>
  );
}
