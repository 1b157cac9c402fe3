import {
  createContext,
  type MutableRefObject,
  type ReactNode,
  startTransition,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { enter } from "../boot/state";
import type { ErrorTexts } from "../core";

interface Site {
  /** Whether React has hydrated the page: false in static HTML and during hydration. */
  hydrated: boolean;
  /** Texts of the error screen in the last language, for when there is no view. Nothing is rendered when they change. */
  errorTexts: MutableRefObject<ErrorTexts>;
}

const SiteContext = createContext<Site | undefined>(undefined);

function useSite(): Site {
  const site = useContext(SiteContext);
  if (!site) {
    throw new Error("outside of SiteProvider");
  }
  return site;
}

export const useHydrated = () => useSite().hydrated;
export const useErrorTexts = () => useSite().errorTexts.current;

/** Keeps the texts of the error screen in the language of the page. */
export function useProvideErrorTexts(texts: ErrorTexts): void {
  const { errorTexts } = useSite();
  useEffect(() => {
    errorTexts.current = texts;
  }, [errorTexts, texts]);
}

interface SiteProviderProps {
  texts: ErrorTexts;
  onHydrated?: () => void;
  children: ReactNode;
}

/** Context of the pages and the error screen. */
export function SiteProvider({ texts, onHydrated, children }: SiteProviderProps) {
  const [hydrated, setHydrated] = useState(false);
  const errorTexts = useRef(texts);

  useEffect(() => {
    enter("hydrated", document.documentElement.classList);
    onHydrated?.();
    // As a transition: otherwise what depends on it would be rendered in the same task as the hydration.
    startTransition(() => setHydrated(true));
  }, [onHydrated]);

  const site = useMemo(() => ({ hydrated, errorTexts }), [hydrated]);
  return <SiteContext.Provider value={site}>{children}</SiteContext.Provider>;
}
