import { type MouseEvent, useId, useRef, useState } from "react";
import type { SideEntry, SideMenu as SideMenuView } from "../core";
import { ChevronIcon } from "./icons";
import { SiteLink } from "./SiteLink";
import { useHydrated } from "./SiteProvider";

/**
 * The menu beside a category or a list. Small screens open it by the disclosure in front of the list, a sibling
 * because a closed disclosure could not show its content on wide ones in every browser.
 */
export function SideMenu({ menu }: { menu: SideMenuView }) {
  const disclosure = useRef<HTMLDetailsElement>(null);

  function close() {
    if (disclosure.current) {
      disclosure.current.open = false;
    }
  }

  return (
    <nav className="side" aria-label={menu.title}>
      <p className="side-title">{menu.title}</p>
      <details ref={disclosure} className="side-title">
        <summary>
          <span>{menu.title}</span>
          <ChevronIcon />
        </summary>
      </details>
      <ul className="side-list">
        {menu.entries.map((entry) => (
          <Entry key={entry.href} entry={entry} onPlace={close} />
        ))}
      </ul>
    </nav>
  );
}

interface EntryProps {
  entry: SideEntry;
  /** Before the page goes to a place on it. */
  onPlace: () => void;
}

function Entry({ entry, onPlace }: EntryProps) {
  const hydrated = useHydrated();
  const id = useId();
  const [open, setOpen] = useState(true);
  const toggles = entry.current && entry.marker;

  function onClick(event: MouseEvent) {
    if (toggles) {
      event.preventDefault();
      setOpen(!open);
    }
  }

  return (
    <li>
      <SiteLink
        className="side-entry"
        href={entry.href}
        aria-current={entry.current ? "page" : undefined}
        aria-expanded={hydrated && toggles ? open : undefined}
        aria-controls={hydrated && toggles ? id : undefined}
        onClick={onClick}
      >
        <span>{entry.text}</span>
        {entry.marker && <ChevronIcon />}
      </SiteLink>
      {entry.places.length > 0 && (
        <ul id={id} className="side-anchors" aria-label={entry.label} hidden={!open}>
          {entry.places.map((place) => (
            <li key={place.href}>
              <SiteLink href={place.href} onClick={onPlace}>
                {place.text}
              </SiteLink>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
