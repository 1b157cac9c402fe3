import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { useLocation, useNavigationType } from "react-router-dom";
import { useHydrated } from "../../components/SiteProvider";
import type { SearchReport } from "../../core";
import { entryKey, SCROLL_POSITIONS } from "../../lib/historyEntry";
import { isReturn } from "../../lib/isReturn";
import { tabTexts, withStorage } from "../../lib/storage";

/**
 * On the way back and after a reload, scrolls to where the results were left: the browser and React Router have scrolled
 * before the results made the page long enough.
 */
export function useRestoredScroll(report: SearchReport | undefined): void {
  const type = useNavigationType();
  const hydrated = useHydrated();
  const key = entryKey(useLocation());
  // React Router calls the first page of a document POP, whatever brought the visitor.
  const [isBack] = useState(() => !report && type === "POP" && (hydrated || isReturn()));
  /** How far the page was scrolled when it was mounted, until the results are there. */
  const before = useRef<number>();

  useEffect(() => {
    if (isBack) {
      before.current = scrollY;
    }
  }, [isBack]);

  useLayoutEffect(() => {
    if (!report || before.current === undefined) {
      return;
    }
    const isUnmoved = scrollY === before.current;
    before.current = undefined;
    const top = withStorage((): unknown => JSON.parse(tabTexts.get(SCROLL_POSITIONS))[key]);
    // A visitor who has scrolled meanwhile stays there.
    if (typeof top === "number" && isUnmoved) {
      scrollTo(0, top);
    }
  }, [report, key]);
}
