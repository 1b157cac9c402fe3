import type { ReactNode } from "react";
import { quoteLink } from "../components/quoteLink";
import { SiteLink } from "../components/SiteLink";
import { TextLink } from "../components/TextLink";
import { useUnseenOutcome } from "../lib/unseenOutcome";
import { Footer } from "./Footer";
import { Header } from "./Header";
import type { LanguageProps } from "./LanguageMenu";

interface SiteLayoutProps extends LanguageProps {
  /** Whether the texts of the chosen language could not be loaded. */
  languageFailed: boolean;
  children: ReactNode;
}

/** The frame of every page. */
export function SiteLayout({ chrome, onLanguage, languageFailed, children }: SiteLayoutProps) {
  const outcome = useUnseenOutcome();
  const isSent = outcome === "sent";
  const quote = quoteLink(chrome);
  /** Whether another page than that of the form is shown, which reports an outcome itself. */
  const isElsewhere = quote && !quote.current;
  return (
    <>
      <SiteLink className="skip button" href="#main">
        {chrome.skip}
      </SiteLink>
      <Header chrome={chrome} onLanguage={onLanguage} />
      <p className="page-alert" role="alert">
        {languageFailed && <span>{chrome.languageFailed}</span>}
        {outcome && isElsewhere && (
          <>
            <span>{isSent ? chrome.offline.requests.sent : chrome.sendFailed}</span>{" "}
            {!isSent && <TextLink link={quote} />}
          </>
        )}
      </p>
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer chrome={chrome} />
    </>
  );
}
