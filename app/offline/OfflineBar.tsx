import { useEffect, useRef, useState } from "react";
import type { Chrome, Language } from "../core";
import { isOffline, pageKeptAt, useOffline } from "../lib/connection";
import { shownTime } from "../lib/dates";
import { fill } from "../lib/fill";
import { siteAnswers } from "../lib/reload";
import { useToday } from "../lib/useToday";
import { SavedRequests } from "./SavedRequests";
import "../styles/components/offline.css";

export interface OfflineBarProps {
  chrome: Chrome;
  language: Language;
}

/** Whether the service worker has opened the page in another language than that of the address, which it does not have. */
const isRedirected = () =>
  performance
    .getEntriesByType("navigation")
    .some((entry) => entry instanceof PerformanceNavigationTiming && entry.redirectCount > 0);

/** At the lower edge of the window: that there is no connection, since when the page is kept, and requests that wait. */
export function OfflineBar({ chrome, language }: OfflineBarProps) {
  const offline = useOffline();
  useToday(); // the time since when the page is kept is told by it
  const [keptAt, setKeptAt] = useState(pageKeptAt);
  useEffect(() => {
    if (keptAt === undefined) {
      return;
    }
    const forget = () => setKeptAt(undefined);
    // One slow answer is no lost connection, after which no event would say that it is back.
    async function ask() {
      if (!(isOffline() || document.hidden) && (await siteAnswers(location.pathname))) {
        forget();
      }
    }
    void ask();
    addEventListener("online", forget);
    addEventListener("visibilitychange", ask);
    return () => {
      removeEventListener("online", forget);
      removeEventListener("visibilitychange", ask);
    };
  }, [keptAt]);
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => {
      // Added to the scroll padding, so that the bar lies over nothing that gets the focus.
      style.setProperty("--offline-bar", `${bar.current?.offsetHeight ?? 0}px`);
    });
    if (bar.current) {
      observer.observe(bar.current);
    }
    return () => {
      observer.disconnect();
      style.removeProperty("--offline-bar");
    };
  }, []);
  const { note, savedAt: since, otherLanguage } = chrome.offline;
  // One text, which React can replace although a translator has changed it.
  let text = offline ? note : "";
  if (keptAt !== undefined) {
    text = fill(since, "time", shownTime(Number(keptAt)));
    if (isRedirected()) {
      text += ` ${otherLanguage}`;
    }
  }
  return (
    <div className="offline-bar" ref={bar}>
      <p className="connection" role="status">
        {text}
      </p>
      <SavedRequests chrome={chrome} language={language} online={!offline} />
    </div>
  );
}
