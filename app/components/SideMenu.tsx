import { type MouseEvent, useId, useRef, useState } from "react";
import type { SideEntry, SideMenu as SideMenuView } from "../core";
import { ChevronIcon } from "./icons";
import { opensNewTab, SiteLink } from "./SiteLink";
import { useHydrated } from "./SiteProvider";

/**
 * The menu beside a category or a list. On small screens, the `<details>` before the list opens it; the list is not
 * inside, because not every browser could show it on wide screens while that is closed.
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
          <Entry key={entry.href} entry={entry} onFollow={close} />
        ))}
      </ul>
    </nav>
  );
}

interface EntryProps {
  entry: SideEntry;
  /** Called when a link to an anchor on the page is followed. */
  onFollow: () => void;
}

function Entry({ entry, onFollow }: EntryProps) {
  const hydrated = useHydrated();
  const id = useId();
  const [open, setOpen] = useState(true);
  const toggles = entry.current && entry.marker;

  function onClick(event: MouseEvent) {
    if (toggles && !opensNewTab(event)) {
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
              <SiteLink href={place.href} onClick={onFollow}>
                {place.text}
              </SiteLink>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
