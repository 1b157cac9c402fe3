import type { ReactNode } from "react";
import type { LanguageProps } from "./CurrentLanguage";
import { Footer } from "./Footer";
import { Header } from "./Header";
import { ChatIcon } from "./icons";

/** What every page has around it. */
export function Shell({ chrome, onLanguage, children }: LanguageProps & { children: ReactNode }) {
  const { whatsapp } = chrome;
  return (
    <>
      <a className="skip button" href="#main">
        {chrome.skip}
      </a>
      <Header chrome={chrome} onLanguage={onLanguage} />
      <main id="main" tabIndex={-1}>
        {children}
        {whatsapp && (
          <a
            className="whatsapp"
            href={whatsapp.href}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={whatsapp.text}
          >
            <ChatIcon />
          </a>
        )}
      </main>
      <Footer chrome={chrome} />
    </>
  );
}
