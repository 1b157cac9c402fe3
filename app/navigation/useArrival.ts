import { useLayoutEffect, useRef, useState } from "react";
import { type Location, useLocation, useNavigationType } from "react-router-dom";
import type { RouteView } from "../core";
import { focusTarget, fragmentTarget } from "./fragment";

/** The page itself, by its address in the first language, whatever it is shown in and what its address carries along. */
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
 * Tells those who do not see it that another page has come: the focus goes to its heading, or to the place that the
 * address names, and its title is announced. Scrolling is React Router's. Another language of the same page, and an
 * address that is cleaned of what it carried, move nothing.
 *
 * @returns what is to be announced
 */
export function useArrival(view: RouteView): string {
  const location = useLocation();
  const type = useNavigationType();
  const [announced, setAnnounced] = useState("");
  const last = useRef<{ location: Location; view: RouteView }>(undefined);
  /** What had the focus when an entry of the history was left for another place on the same page. */
  const left = useRef(new Map<string, Element | null>());

  useLayoutEffect(() => {
    const before = last.current;
    last.current = { location, view };
    const place = fragmentTarget(location.hash);
    if (!before) {
      // The browser has scrolled there before; it opens no answer, and gives the focus to nothing that came later.
      if (place && document.activeElement === document.body) {
        focusTarget(place);
      }
      return;
    }
    if (before.location.key === location.key) {
      return;
    }
    const samePage = identityOf(before.view) === identityOf(view);
    if (samePage && pathOf(before.location) !== pathOf(location)) {
      return;
    }
    if (samePage) {
      left.current.set(before.location.key, document.activeElement);
    } else {
      left.current.clear();
      setAnnounced(view.meta.title);
    }
    const origin = left.current.get(location.key);
    if (type === "POP" && samePage && origin instanceof HTMLElement && origin.isConnected) {
      origin.focus({ preventScroll: true });
    } else if (place) {
      focusTarget(place);
      if (type !== "POP") {
        place.scrollIntoView(); // an answer that has just been opened may have made room for it
      }
    } else {
      focusHeading();
    }
  }, [location, type, view]);

  return announced;
}
