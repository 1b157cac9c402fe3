import { type MouseEvent, useEffect, useId, useRef } from "react";
import type { Language } from "../core";
import { painted } from "../pause";
import { Anchor } from "./Anchor";
import type { LanguageProps } from "./CurrentLanguage";
import { ChatIcon, CloseIcon, MenuIcon, PhoneIcon } from "./icons";
import { useHandover, useLive } from "./live";

/** The page behind the panel does not scroll. A class: with :has() the browser would look for a panel at every change. */
function holdPage(held: boolean) {
  document.documentElement.classList.toggle("held", held);
}

/** The navigation of small screens. Without script its button leads to the links at the end of the page. */
export function MenuPanel({ chrome, onLanguage }: LanguageProps) {
  const { navigation } = chrome;
  const live = useLive();
  const plain = useRef<HTMLAnchorElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useId();
  useHandover(live, plain, button);

  // Another page, by whatever way: the browser's own buttons lead away from an open panel too.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the chrome stands for the page
  useEffect(() => dialog.current?.close(), [chrome]);
  useEffect(() => () => holdPage(false), []);

  async function open() {
    await painted();
    if (dialog.current && !dialog.current.open) {
      dialog.current.showModal();
      holdPage(true);
    }
  }

  function onClick(event: MouseEvent) {
    const { target } = event;
    const outside = target === dialog.current;
    if (outside || (target instanceof Element && target.closest("a"))) {
      dialog.current?.close();
    }
  }

  function onChoice(event: MouseEvent, code: Language) {
    event.preventDefault();
    onLanguage(code);
  }

  if (!live) {
    return (
      <a ref={plain} className="icon-button" href="#footer-nav" aria-label={navigation.open}>
        <MenuIcon />
        <span>{chrome.actions.menu}</span>
      </a>
    );
  }
  return (
    <>
      <button
        ref={button}
        className="icon-button"
        type="button"
        aria-label={navigation.open}
        aria-haspopup="dialog"
        onClick={open}
      >
        <MenuIcon />
        <span>{chrome.actions.menu}</span>
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard has Escape and the close button */}
      <dialog
        ref={dialog}
        className="panel"
        aria-labelledby={title}
        onClick={onClick}
        onClose={() => holdPage(false)}
      >
        <div className="panel-content">
          <div className="panel-head">
            <h2 id={title}>{navigation.title}</h2>
            <button
              className="icon-button"
              type="button"
              aria-label={navigation.close}
              onClick={() => dialog.current?.close()}
            >
              <CloseIcon />
            </button>
          </div>
          <nav aria-label={navigation.label}>
            <ul className="panel-links">
              {navigation.links.map(({ text, href, current }) => (
                <li key={href}>
                  <a href={href} aria-current={current}>
                    {text}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
          <ul className="panel-languages" aria-label={chrome.languageLabel}>
            {chrome.languages.map(({ code, name, lang, href, current }) => (
              <li key={code}>
                <a
                  href={href}
                  hrefLang={lang}
                  lang={lang}
                  aria-current={current ? "true" : undefined}
                  onClick={(event) => onChoice(event, code)}
                >
                  {name}
                </a>
              </li>
            ))}
          </ul>
          <div className="panel-ways">
            <Anchor className="button" link={chrome.call}>
              <PhoneIcon />
            </Anchor>
            {chrome.whatsapp && (
              <Anchor className="button line" link={chrome.error.whatsapp}>
                <ChatIcon />
              </Anchor>
            )}
          </div>
        </div>
      </dialog>
    </>
  );
}
