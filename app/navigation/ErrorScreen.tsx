import { useEffect, useRef } from "react";
import { ChatIcon, PhoneIcon } from "../components/icons";
import { TextLink } from "../components/TextLink";
import type { ErrorTexts } from "../core";

/** What is shown when a page has failed. It needs nothing of the rest of the site, which may have failed with it. */
export function ErrorScreen({ texts }: { texts: ErrorTexts }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = texts.title;
    heading.current?.focus();
  }, [texts]);

  return (
    <main className="error-screen dark" id="main" tabIndex={-1}>
      <div className="stripes" />
      <div className="frame">
        {/* The specification fixes these words in English. */}
        <h1 lang="en" tabIndex={-1} ref={heading}>
          {texts.title}
        </h1>
        <p className="lead">{texts.text}</p>
        <div className="banner-actions">
          <button className="button" type="button" onClick={() => location.reload()}>
            {texts.reload}
          </button>
          {/* A target of its own makes the browser load the page anew instead of what has just failed. */}
          <a className="button outline" href={texts.home.href} target="_self">
            {texts.home.text}
          </a>
        </div>
        <p className="error-links">
          <TextLink link={texts.call}>
            <PhoneIcon />
          </TextLink>
          <TextLink link={texts.whatsapp}>
            <ChatIcon />
          </TextLink>
        </p>
      </div>
      <div className="stripes" />
    </main>
  );
}
