import type { Chrome, Language } from "../core";
import { ChevronIcon, GlobeIcon } from "./icons";

export interface LanguageProps {
  chrome: Chrome;
  onLanguage: (code: Language) => void;
}

/** What both the plain and the live control show. */
export function CurrentLanguage({ chrome }: { chrome: Chrome }) {
  const current = chrome.languages.find((option) => option.current);
  return (
    <>
      <GlobeIcon />
      <span className="unseen">{chrome.languageLabel}: </span>
      <span lang={current?.lang}>{current?.name}</span>
      <ChevronIcon />
    </>
  );
}
