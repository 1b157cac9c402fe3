import type { ReactNode } from "react";
import type { LanguageProps } from "./CurrentLanguage";
import { Footer } from "./Footer";
import { Header } from "./Header";

/** What every page has around it. */
export function Shell({ chrome, onLanguage, children }: LanguageProps & { children: ReactNode }) {
  return (
    <>
      <a className="skip button" href="#main">
        {chrome.skip}
      </a>
      <Header chrome={chrome} onLanguage={onLanguage} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer chrome={chrome} />
    </>
  );
}
