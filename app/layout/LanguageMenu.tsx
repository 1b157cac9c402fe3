import { type KeyboardEvent, useEffect, useRef } from "react";
import { ChevronIcon, GlobeIcon } from "../components/icons";
import { opensNewTab, SiteLink } from "../components/SiteLink";
import type { Chrome, Language } from "../core";
import { listenTo } from "../lib/listeners";

export interface LanguageProps {
  chrome: Chrome;
  onLanguage: (code: Language) => void;
}

/** Links to this page in each language; with script, they change the language in place. */
export function LanguageLinks({ chrome, onLanguage }: LanguageProps) {
  return chrome.languages.map(({ code, name, lang, href, current }) => (
    <li key={code}>
      <SiteLink
        href={href}
        hrefLang={lang}
        lang={lang}
        aria-current={current ? "true" : undefined}
        onClick={(event) => {
          if (!opensNewTab(event)) {
            event.preventDefault();
            onLanguage(code);
          }
        }}
      >
        {name}
      </SiteLink>
    </li>
  ));
}

/** A native disclosure; script closes it on Escape, on a press outside and on a choice. */
export function LanguageMenu({ chrome, onLanguage }: LanguageProps) {
  const menu = useRef<HTMLDetailsElement>(null);
  const button = useRef<HTMLElement>(null);
  const current = chrome.languages.find((option) => option.current);

  function close() {
    if (menu.current?.open) {
      menu.current.open = false;
      button.current?.focus();
    }
  }

  useEffect(() => {
    function onOutside({ target }: Event) {
      if (menu.current && target instanceof Node && !menu.current.contains(target)) {
        menu.current.open = false;
      }
    }
    return listenTo(["pointerdown", "focusin"], onOutside);
  }, []);

  function onKeyDown({ key }: KeyboardEvent) {
    if (key === "Escape") {
      close();
    }
  }

  return (
    <details className="language" ref={menu} onKeyDown={onKeyDown}>
      <summary className="language-button" ref={button}>
        <GlobeIcon />
        <span className="visually-hidden">{`${chrome.languageLabel}: `}</span>
        <span lang={current?.lang}>{current?.name}</span>
        <ChevronIcon />
      </summary>
      <ul className="language-list">
        <LanguageLinks
          chrome={chrome}
          onLanguage={(code) => {
            close();
            onLanguage(code);
          }}
        />
      </ul>
    </details>
  );
}
