import { useEffect, useMemo, useRef, useState } from "react";
import {
  createPath,
  type RouteObject,
  ScrollRestoration,
  useLoaderData,
  useLocation,
  useNavigate,
  useNavigation,
  useRevalidator,
} from "react-router-dom";
import { languageOfPath } from "../boot/language";
import { useErrorTexts, useHydrated, useProvideErrorTexts } from "../components/SiteProvider";
import { choose, type Language, loadTexts } from "../core";
import { SiteLayout } from "../layout/SiteLayout";
import { pageKeptAt } from "../lib/connection";
import { entryKey, SCROLL_POSITIONS } from "../lib/historyEntry";
import { languageBeforeReload } from "../lib/reload";
import { afterNextPaint } from "../lib/schedule";
import { useLatest } from "../lib/useLatest";
import { useOnline } from "../lib/useOnline";
import { LazyOfflineBar } from "../offline/LazyOfflineBar";
import { ErrorScreen } from "./ErrorScreen";
import { fragmentTarget } from "./fragment";
import { hasHeadOf, showHead } from "./head";
import { type LoadedPage, load } from "./load";
import { useArrival } from "./useArrival";

/** Longer than a fade takes. */
const LOST_AFTER_MS = 1000;

function RoutePage() {
  const { view, render, found }: LoadedPage = useLoaderData();
  const location = useLocation();
  const navigate = useNavigate();
  const { location: next } = useNavigation();
  const { revalidate } = useRevalidator();
  const announced = useArrival(view);
  const [languageFailed, setLanguageFailed] = useState(false);
  useOnline(languageFailed, () => setLanguageFailed(false));

  useProvideErrorTexts(view.chrome.error);
  // Once hydrated, a page is mounted only after the error screen, which has changed the title.
  const hydrated = useHydrated();
  const isStatic = useRef(!hydrated && languageOfPath(location.pathname) === view.language);
  useEffect(() => {
    // The static page has its head already; a translator may have changed title and language. A kept page has none.
    if (!(isStatic.current && pageKeptAt() === undefined && hasHeadOf(view))) {
      showHead(view);
    }
    isStatic.current = false;
    setLanguageFailed(false);
  }, [view]);

  // React Router loses a page that comes in the instant in which the fade of another one ends: only the address changes.
  // Every step of a navigation renders this, and starts the wait anew. A page that only takes long is asked for again
  // once: each time, its loader begins anew.
  const askedFor = useRef("");
  useEffect(() => {
    const timer = setTimeout(() => {
      const address = createPath(window.location);
      const isLost = createPath(location) !== address;
      if (isLost && askedFor.current !== address) {
        void revalidate();
      }
      askedFor.current = isLost ? address : "";
    }, LOST_AFTER_MS);
    return () => clearTimeout(timer);
  });

  /** Shows the page in a language whose texts are there: the next page, if the visitor is on the way to one. */
  const showIn = useLatest((language: Language) => {
    const target = next ?? location;
    const current = createPath(target);
    // The address is that of the next page some time before React shows it.
    const isReached = current === createPath(window.location);
    const address = choose(language, current);
    if (address === current && isReached) {
      void revalidate();
    } else {
      // Where the visitor reads stays: React Router would scroll to the place in the address.
      const isPlace = isReached && fragmentTarget(target.hash) !== null;
      void navigate(isPlace ? address.replace(target.hash, "") : address, {
        replace: isReached,
        preventScrollReset: isReached,
        state: target.state,
      });
    }
  });

  const lastChoice = useRef<Language>();
  const onLanguage = useLatest(async (language: Language) => {
    lastChoice.current = language;
    setLanguageFailed(false); // so that a second failure is announced as well
    await afterNextPaint();
    try {
      await loadTexts(language, undefined, language);
      if (lastChoice.current === language) {
        showIn(language);
      }
    } catch (error) {
      console.warn(error);
      if (lastChoice.current === language) {
        setLanguageFailed(true);
      }
    }
  });

  useEffect(() => {
    const chosen = languageBeforeReload();
    const option = view.chrome.languages.find(({ code }) => code === chosen);
    if (option) {
      void onLanguage(option.code);
    }
  }, [view, onLanguage]);

  // A navigation renders this at each of its steps, and again to announce the title: the page need not be.
  const page = useMemo(
    () => (
      <SiteLayout chrome={view.chrome} onLanguage={onLanguage} languageFailed={languageFailed}>
        {render({ chrome: view.chrome, language: view.language, found })}
      </SiteLayout>
    ),
    [view, render, found, languageFailed, onLanguage],
  );
  return (
    <>
      <p className="visually-hidden" aria-live="polite">
        {announced}
      </p>
      {page}
      <LazyOfflineBar chrome={view.chrome} language={view.language} />
      <ScrollRestoration storageKey={SCROLL_POSITIONS} getKey={entryKey} />
    </>
  );
}

function RouteError() {
  return <ErrorScreen texts={useErrorTexts()} />;
}

/** Id of the only route, and of its data. */
export const PAGE = "page";

/** One route for all addresses: only the core has a table of them. */
export const routes: RouteObject[] = [
  {
    id: PAGE,
    path: "*",
    loader: load,
    element: <RoutePage />,
    errorElement: <RouteError />,
  },
];
