import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { useLocation, useNavigationType } from "react-router-dom";
import { useHydrated } from "../../components/SiteProvider";
import type { SearchReport } from "../../core";
import { entryKey, SCROLL_POSITIONS } from "../../lib/historyEntry";
import { isReturn } from "../../lib/isReturn";
import { withStorage } from "../../lib/storage";

/**
 * On the way back and after a reload, scrolls to where the results were left: the browser and React Router have scrolled
 * before the results made the page long enough.
 */
export function useRestoredScroll(report: SearchReport | undefined): void {
  const type = useNavigationType();
  const hydrated = useHydrated();
  const key = entryKey(useLocation());
  // The type of the first navigation of a document is that of the way back, whatever brought the visitor.
  const [isBack] = useState(() => !report && type === "POP" && (hydrated || isReturn()));
  const isPending = useRef(isBack);
  const before = useRef(0);

  useEffect(() => {
    before.current = scrollY;
  }, []);

  useLayoutEffect(() => {
    if (!(report && isPending.current)) {
      return;
    }
    isPending.current = false;
    const top = withStorage(
      (): unknown => JSON.parse(sessionStorage.getItem(SCROLL_POSITIONS) ?? "{}")[key],
    );
    // A visitor who has scrolled meanwhile stays there.
    if (typeof top === "number" && scrollY === before.current) {
      scrollTo(0, top);
    }
  }, [report, key]);
}
