import {
  type KeyboardEvent,
  type MouseEvent,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
} from "react";
import { lockScroll } from "../boot/state";
import { ChatIcon, CloseIcon, MenuIcon, PhoneIcon } from "../components/icons";
import { SiteLink } from "../components/SiteLink";
import { useHydrated } from "../components/SiteProvider";
import { TextLink } from "../components/TextLink";
import { afterNextPaint } from "../lib/schedule";
import { LanguageLinks, type LanguageProps } from "./LanguageMenu";

/** Locks the page behind the panel. Not by `:has()`, which the browser would evaluate at every change. */
function lockPage(locked: boolean) {
  lockScroll(locked, document.documentElement.classList);
}

/**
 * The navigation of small screens. Without script its button is a link to the footer navigation; the same element
 * becomes a button on hydration, so that it keeps the focus.
 */
export function MenuPanel({ chrome, onLanguage }: LanguageProps) {
  const { navigation } = chrome;
  const hydrated = useHydrated();
  const button = useRef<HTMLAnchorElement>(null);
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useId();

  // Closed on every navigation, the browser's buttons included, and before the focus goes to the new page, because
  // closing returns it to the button.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the chrome changes with the page
  useLayoutEffect(() => dialog.current?.close(), [chrome]);

  useEffect(() => {
    // In a wider window, the header replaces the panel.
    function onResize() {
      if (button.current?.getClientRects().length === 0) {
        dialog.current?.close();
      }
    }
    addEventListener("resize", onResize);
    return () => {
      removeEventListener("resize", onResize);
      lockPage(false);
    };
  }, []);

  async function open(event: MouseEvent) {
    event.preventDefault();
    await afterNextPaint();
    if (dialog.current && !dialog.current.open) {
      dialog.current.showModal();
      lockPage(true);
    }
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === " ") {
      event.preventDefault();
      button.current?.click();
    }
  }

  function onClick(event: MouseEvent) {
    const { target } = event;
    const outside = target === dialog.current;
    if (outside || (target instanceof Element && target.closest("a"))) {
      dialog.current?.close();
    }
  }

  return (
    <>
      {/* biome-ignore lint/a11y/useValidAnchor: without script it leads to the links */}
      <a
        ref={button}
        className="icon-button"
        href="#footer-nav"
        aria-label={navigation.open}
        role={hydrated ? "button" : undefined}
        aria-haspopup={hydrated ? "dialog" : undefined}
        onClick={open}
        onKeyDown={onKeyDown}
      >
        <MenuIcon />
        <span>{chrome.actions.menu}</span>
      </a>
      {hydrated && (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard has Escape and the close button
        <dialog
          ref={dialog}
          className="panel"
          aria-labelledby={title}
          onClick={onClick}
          onClose={() => lockPage(false)}
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
                    <SiteLink href={href} aria-current={current}>
                      {text}
                    </SiteLink>
                  </li>
                ))}
              </ul>
            </nav>
            <ul className="panel-languages" aria-label={chrome.languageLabel}>
              <LanguageLinks chrome={chrome} onLanguage={onLanguage} />
            </ul>
            <div className="panel-foot">
              <TextLink className="button" link={chrome.call}>
                <PhoneIcon />
              </TextLink>
              {chrome.whatsapp && (
                <TextLink className="button outline" link={chrome.error.whatsapp}>
                  <ChatIcon />
                </TextLink>
              )}
            </div>
          </div>
        </dialog>
      )}
    </>
  );
}
