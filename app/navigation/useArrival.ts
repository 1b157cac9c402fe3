import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { type Location, useLocation, useNavigationType } from "react-router-dom";
import { languageOfPath } from "../boot/language";
import { useHydrated } from "../components/SiteProvider";
import type { RouteView } from "../core";
import { pageKeptAt } from "../lib/connection";
import { entryKey } from "../lib/historyEntry";
import { isControl } from "../lib/isControl";
import { isReturn } from "../lib/isReturn";
import { focusTarget, fragmentTarget } from "./fragment";

/** Identifies a page in all languages and with any query: its address in the first language. */
function identityOf({ chrome }: RouteView): string | undefined {
  return chrome.languages[0]?.href;
}

function pathOf({ pathname, search }: Location): string {
  return pathname + search;
}

function focusHeading() {
  document.querySelector("h1")?.focus({ preventScroll: true });
}

/**
 * Makes navigation perceivable with a screen reader: the focus goes to the heading of the new page, or to the element
 * of the fragment, and the title is announced. React Router scrolls. Nothing happens when only language or query
 * change, but for a link that leads away from the query.
 *
 * @returns the text to announce
 */
export function useArrival(view: RouteView): string {
  const location = useLocation();
  const type = useNavigationType();
  const [announced, setAnnounced] = useState("");
  const hydrated = useHydrated();
  /** Once hydrated, a page is mounted only after the error screen. */
  const afterError = useRef(hydrated);
  const last = useRef<{ location: Location; view: RouteView }>(undefined);
  /** The focused element of each history entry that was left for another anchor on the same page. */
  const focusedByEntry = useRef(new Map<string, Element | null>());

  // In another language than that of the static page, or on a page of the service worker, the anchor is not where the
  // browser has scrolled to, and could not have the focus before.
  const isLoaded = useRef(false);
  useEffect(() => {
    if (!hydrated || isLoaded.current) {
      return;
    }
    isLoaded.current = true;
    const isElsewhere =
      pageKeptAt() !== undefined || languageOfPath(location.pathname) !== view.language;
    const target = fragmentTarget(location.hash);
    if (target && isElsewhere) {
      focusTarget(target);
      // After a reload and on the way back, the visitor is where the page was left.
      if (!isReturn()) {
        target.scrollIntoView();
      }
    }
  }, [hydrated, location, view]);

  useLayoutEffect(() => {
    const before = last.current;
    last.current = { location, view };
    const target = fragmentTarget(location.hash);
    if (!(before || afterError.current)) {
      // The browser has scrolled already, but opens no answers and does not focus elements.
      if (target && document.activeElement === document.body) {
        focusTarget(target);
      }
      return;
    }
    const key = entryKey(location);
    /** Where the visitor was on the same page. */
    const place = before && identityOf(before.view) === identityOf(view) && before.location;
    if (place) {
      // A fragment is replaced by none when what it carried has been taken.
      const isTaken = type === "REPLACE" && place.hash && !location.hash;
      // A link to the page itself, whose address had a query; who types into a field of it stays there.
      const isAgain =
        type === "PUSH" &&
        location.pathname === place.pathname &&
        !(location.search || isControl(document.activeElement));
      const isChanged = pathOf(place) !== pathOf(location) && !isAgain;
      if (entryKey(place) === key || isChanged || isTaken) {
        setAnnounced((last) => last && view.meta.title); // in the language chosen since
        return;
      }
      focusedByEntry.current.set(entryKey(place), document.activeElement);
    } else {
      focusedByEntry.current.clear();
      setAnnounced(view.meta.title);
    }
    const origin = focusedByEntry.current.get(key);
    if (type === "POP" && place && origin instanceof HTMLElement && origin.isConnected) {
      origin.focus({ preventScroll: true });
    } else if (target) {
      focusTarget(target);
      if (type !== "POP") {
        target.scrollIntoView(); // opening an answer may have made the page long enough to scroll
      }
    } else {
      focusHeading();
    }
  }, [location, type, view]);

  return announced;
}
