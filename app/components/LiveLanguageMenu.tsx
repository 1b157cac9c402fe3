import {
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  useEffect,
  useId,
  useRef,
  useState,
} from "react";
import type { Language } from "../core";
import { painted } from "../pause";
import { CurrentLanguage, type LanguageProps } from "./CurrentLanguage";

interface LiveMenuProps extends LanguageProps {
  button: RefObject<HTMLButtonElement>;
}

function itemsOf(menu: HTMLElement | null): HTMLElement[] {
  return [...(menu?.querySelectorAll("a") ?? [])];
}

/** The menu button of the ARIA Authoring Practices. */
export function LiveLanguageMenu({ chrome, onLanguage, button }: LiveMenuProps) {
  const [open, setOpen] = useState<"first" | "last">();
  const menu = useRef<HTMLDivElement>(null);
  const id = useId();

  useEffect(() => {
    async function enter() {
      await painted();
      itemsOf(menu.current)
        .at(open === "first" ? 0 : -1)
        ?.focus();
    }
    if (open) {
      void enter();
    }
  }, [open]);

  useEffect(() => {
    if (!open) {
      return;
    }
    function onPointerDown({ target }: PointerEvent) {
      if (target instanceof Node && !menu.current?.parentElement?.contains(target)) {
        setOpen(undefined);
      }
    }
    document.addEventListener("pointerdown", onPointerDown);
    return () => document.removeEventListener("pointerdown", onPointerDown);
  }, [open]);

  function close() {
    button.current?.focus();
    setOpen(undefined);
  }

  function onChoice(event: MouseEvent, code: Language) {
    event.preventDefault();
    close();
    onLanguage(code);
  }

  function onButtonKey(event: KeyboardEvent) {
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      setOpen(event.key === "ArrowDown" ? "first" : "last");
    }
  }

  function onMenuKey(event: KeyboardEvent) {
    const all = itemsOf(menu.current);
    const at = all.findIndex((item) => item.matches(":focus"));
    const step: Record<string, number> = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 };
    const next = step[event.key];
    if (next !== undefined) {
      event.preventDefault();
      all.at(next % all.length)?.focus();
    } else if (event.key === " ") {
      event.preventDefault();
      all[at]?.click();
    } else if (event.key === "Escape") {
      close();
    } else if (event.key === "Tab") {
      // From the button on, the browser finds the next place by itself.
      close();
    }
  }

  return (
    <div className="language">
      <button
        ref={button}
        id={id}
        className="language-button"
        type="button"
        aria-haspopup="menu"
        aria-expanded={open !== undefined}
        onClick={() => setOpen(open ? undefined : "first")}
        onKeyDown={onButtonKey}
      >
        <CurrentLanguage chrome={chrome} />
      </button>
      {open && (
        <div
          ref={menu}
          className="language-list"
          role="menu"
          tabIndex={-1}
          aria-labelledby={id}
          onKeyDown={onMenuKey}
        >
          {chrome.languages.map(({ code, name, lang, href, current }) => (
            <a
              key={code}
              role="menuitemradio"
              aria-checked={current}
              tabIndex={-1}
              href={href}
              hrefLang={lang}
              lang={lang}
              onClick={(event) => onChoice(event, code)}
            >
              {name}
            </a>
          ))}
        </div>
      )}
    </div>
  );
}
