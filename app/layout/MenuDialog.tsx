import { type MouseEvent, type RefObject, useEffect, useId, useLayoutEffect, useRef } from "react";
import { lockScroll } from "../boot/state";
import { ChatIcon, Icon, PhoneIcon } from "../components/icons";
import { SiteLink } from "../components/SiteLink";
import { TextLink } from "../components/TextLink";
import { listenTo } from "../lib/listeners";
import { LanguageLinks, type LanguageProps } from "./LanguageMenu";

export interface MenuDialogProps extends LanguageProps {
  /** What opens it. */
  button: RefObject<HTMLElement>;
  onClose: () => void;
}

/** Locks the page behind the panel. Not by `:has()`, which the browser would evaluate at every change. */
function lockPage(locked: boolean) {
  lockScroll(locked, document.documentElement.classList);
}

function CloseIcon() {
  return (
    <Icon>
      <path d="m5 5 14 14M19 5 5 19" />
    </Icon>
  );
}

/** The navigation of small screens, as a panel that is open as long as it is rendered. */
export function MenuDialog({ chrome, onLanguage, button, onClose }: MenuDialogProps) {
  const { navigation } = chrome;
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useId();

  useLayoutEffect(() => {
    dialog.current?.showModal();
    lockPage(true);
    return () => lockPage(false);
  }, []);

  // Closed on every navigation, the browser's buttons included, and before the focus goes to the new page, because
  // closing returns it to the button.
  const first = useRef(chrome);
  useLayoutEffect(() => {
    if (chrome !== first.current) {
      dialog.current?.close();
    }
  }, [chrome]);

  useEffect(() => {
    // In a wider window, the header replaces button and panel.
    function onResize() {
      if (button.current?.getClientRects().length === 0) {
        dialog.current?.close();
        document.getElementById("main")?.focus({ preventScroll: true });
      }
    }
    return listenTo(["resize"], onResize);
  }, [button]);

  /** The second half of a double click on the button that has opened it is meant for nothing in here. */
  function onClickCapture(event: MouseEvent) {
    if (event.detail > 1) {
      event.preventDefault();
      event.stopPropagation();
    }
  }

  function onClick({ target }: MouseEvent) {
    const outside = target === dialog.current;
    if (outside || (target instanceof Element && target.closest("a"))) {
      dialog.current?.close();
    }
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard has Escape and the close button
    <dialog
      ref={dialog}
      className="panel"
      aria-labelledby={title}
      onClickCapture={onClickCapture}
      onClick={onClick}
      onClose={onClose}
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
  );
}
