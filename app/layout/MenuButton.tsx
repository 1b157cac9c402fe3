import { type ComponentType, type KeyboardEvent, type MouseEvent, useRef, useState } from "react";
import { MenuIcon } from "../components/icons";
import { useHydrated } from "../components/SiteProvider";
import { afterNextPaint } from "../lib/schedule";
import type { LanguageProps } from "./LanguageMenu";
import { loadMenuDialog } from "./lazy";
import type { MenuDialogProps } from "./MenuDialog";

const FOOTER_LINKS = "#footer-nav";

/**
 * Opens the navigation of small screens. Without script it is a link to the footer navigation; the same element becomes
 * a button on hydration, so that it keeps the focus.
 */
export function MenuButton({ chrome, onLanguage }: LanguageProps) {
  const { navigation } = chrome;
  const hydrated = useHydrated();
  const button = useRef<HTMLAnchorElement>(null);
  const [opened, setOpened] = useState<{ Dialog: ComponentType<MenuDialogProps> }>();

  async function open(event: MouseEvent) {
    event.preventDefault();
    const { pathname } = location;
    await afterNextPaint();
    // As without script, if the panel cannot be loaded.
    const loaded = await loadMenuDialog().catch(() => undefined);
    if (location.pathname !== pathname || button.current?.getClientRects().length === 0) {
      return; // the visitor has gone elsewhere meanwhile, or the header of wider windows has replaced the button
    }
    if (loaded) {
      setOpened({ Dialog: loaded.MenuDialog });
    } else {
      location.assign(FOOTER_LINKS);
    }
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === " ") {
      event.preventDefault();
      button.current?.click();
    }
  }

  return (
    <>
      <a
        ref={button}
        className="icon-button"
        href={FOOTER_LINKS}
        aria-label={navigation.open}
        {...(hydrated && { role: "button", "aria-haspopup": "dialog" })}
        onClick={open}
        onKeyDown={onKeyDown}
      >
        <MenuIcon />
        <span>{chrome.actions.menu}</span>
      </a>
      {opened && (
        <opened.Dialog
          chrome={chrome}
          onLanguage={onLanguage}
          button={button}
          onClose={() => setOpened(undefined)}
        />
      )}
    </>
  );
}
