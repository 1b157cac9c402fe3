/**
 * Runs in the head of every page, before anything is drawn, and asks for the rest of the site's script when the page
 * has been seen. The build compiles it into the document.
 */
import { languageOfPath, languageShown } from "./language";
import { enter, hidePage, markTyped, showPage, stateOf } from "./state";

/** Addresses of what the page needs, written into `<html data-files>` by the build. */
export interface Files {
  main: string;
  react: string;
  core: string;
  /** Texts by language. */
  texts: Record<string, string>;
  /** Scripts of this kind of page. */
  page: string[];
}

/** Milliseconds after which what the plain page has is shown as well. */
const LATE_MS = 4000;
/** Milliseconds for which a page that turns into another language is hidden at most. */
const HIDDEN_MS = 1000;
/** Milliseconds after which a page that nobody looks at, and that paints nothing, asks for its script. */
const UNSEEN_MS = 1500;

const root = document.documentElement;
const classes = root.classList;

function fail() {
  enter("plain", classes);
}

function ask(rel: string, href: string, as: string) {
  const link = document.createElement("link");
  document.head.append(Object.assign(link, { rel, href, as, crossOrigin: "anonymous" }));
}

/** In two tasks: a tap need not wait for both. */
function run({ react, main }: Files) {
  import(/* @vite-ignore */ react).then(
    () => setTimeout(() => import(/* @vite-ignore */ main).catch(fail)),
    fail,
  );
}

function load(files: Files, language: string) {
  for (const href of files.page) {
    ask("modulepreload", href, "script");
  }
  for (const href of [files.core, files.texts[language]]) {
    if (href) {
      ask("preload", href, "fetch");
    }
  }
  if (document.readyState === "loading") {
    addEventListener("DOMContentLoaded", () => run(files));
  } else {
    run(files);
  }
}

/** The page is read before it is hydrated: what is asked for now comes behind the font and the banner's picture. */
function afterFirstPaint(callback: () => void) {
  let called = false;
  function once() {
    if (!called) {
      called = true;
      callback();
    }
  }
  new PerformanceObserver((list) => {
    if (list.getEntriesByName("first-contentful-paint").length > 0) {
      const picture = document.querySelector<HTMLImageElement>("[fetchpriority=high]");
      if (picture?.complete === false) {
        picture.onload = picture.onerror = once;
      } else {
        once();
      }
    }
  }).observe({ type: "paint", buffered: true });
  setTimeout(once, UNSEEN_MS);
}

function boot() {
  enter("starting", classes);
  root.addEventListener("input", () => markTyped(classes), { once: true });
  setTimeout(() => enter("late", classes), LATE_MS);
  const { pathname } = location;
  const language = languageShown(pathname, () => localStorage);
  const turning = language !== languageOfPath(pathname);
  if (turning) {
    hidePage(classes);
    setTimeout(() => showPage(classes), HIDDEN_MS);
  }
  // In development, the document asks for its script itself.
  if (!root.dataset.files) {
    return;
  }
  const files: Files = JSON.parse(root.dataset.files);
  if (turning) {
    load(files, language);
  } else {
    afterFirstPaint(() => load(files, language));
  }
}

if (typeof WebAssembly === "object" && stateOf(classes) === "plain") {
  boot();
}
