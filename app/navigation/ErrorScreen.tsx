import { useEffect, useRef } from "react";
import { ChatIcon, PhoneIcon } from "../components/icons";
import { TextLink } from "../components/TextLink";
import type { ErrorTexts } from "../core";

/** Shown when a page has failed. It does not depend on the rest of the site, which may have failed too. */
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
        {/* The specification requires this English text. */}
        <h1 lang="en" tabIndex={-1} ref={heading}>
          {texts.title}
        </h1>
        <p className="lead">{texts.text}</p>
        <div className="banner-actions">
          <button className="button" type="button" onClick={() => location.reload()}>
            {texts.reload}
          </button>
          {/* With a `target`, the browser loads the page instead of the router, which has just failed. */}
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
