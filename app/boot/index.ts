/**
 * Runs in the head of every page, before the first paint, and loads the other scripts after it. The build compiles it
 * into the document.
 */
import { languageOfPath, languageShown } from "./language";
import { enter, hidePage, markInput, markQuery, reserveLines, showPage, stateOf } from "./state";

/** Addresses of the page's files, which the build writes into `<html data-files>`. */
export interface Files {
  main: string;
  react: string;
  core: string;
  /** Texts by language. */
  texts: Record<string, string>;
  /** Scripts of this kind of page. */
  page: string[];
}

/** Milliseconds after which the content for pages without script is shown as well. */
const LATE_MS = 4000;
/** Longest time in milliseconds that a page is hidden while its language changes. */
const HIDDEN_MS = 1000;
/** Milliseconds after which a page that is not painted, such as one in a background tab, loads its scripts. */
const UNPAINTED_MS = 1500;

const root = document.documentElement;
const classes = root.classList;

function fail() {
  enter("plain", classes);
}

function addLink(rel: string, href: string, as: string) {
  const link = document.createElement("link");
  document.head.append(Object.assign(link, { rel, href, as, crossOrigin: "anonymous" }));
}

/** React's own script needs no page; the site's needs all of it. In two tasks, so that a tap does not wait for both. */
function run({ react, main }: Files) {
  const start = () => setTimeout(() => import(/* @vite-ignore */ main).catch(fail));
  import(/* @vite-ignore */ react).then(() => {
    if (document.readyState === "loading") {
      addEventListener("DOMContentLoaded", start);
    } else {
      start();
    }
  }, fail);
}

function load(files: Files, language: string) {
  for (const href of files.page) {
    addLink("modulepreload", href, "script");
  }
  for (const href of [files.core, files.texts[language]]) {
    if (href) {
      addLink("preload", href, "fetch");
    }
  }
  run(files);
}

/** The page can be read before it is hydrated: the font and the banner's picture are loaded before the scripts. */
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
  setTimeout(once, UNPAINTED_MS);
}

/** Nothing stores what is done before the page is live, or where it never is: the browser asks before it is lost. */
function askToStay(event: Event) {
  if (stateOf(classes) !== "hydrated") {
    event.preventDefault();
  }
}

/**
 * Asks before the page is left, until the first input or press once it is live: pages with such a listener do not enter
 * the back/forward cache of some browsers.
 */
function guardLeaving() {
  if (stateOf(classes) === "hydrated") {
    removeEventListener("beforeunload", askToStay);
  } else {
    addEventListener("beforeunload", askToStay);
  }
}

function onInput({ target }: Event) {
  if (target instanceof HTMLInputElement && target.type === "search") {
    return; // nobody misses words that are typed again in a moment
  }
  markInput(classes);
  guardLeaving();
}

/** A press on a button that adds to the list, before it works: `AddToList` does it once the page is live. */
function onClick({ target }: Event) {
  const button = target instanceof Element && target.closest(".add-button");
  if (stateOf(classes) === "hydrated") {
    guardLeaving();
  } else if (button) {
    button.setAttribute("aria-busy", "true");
    guardLeaving();
  }
}

/** Maximum number of lines of a list: one with more is refused. */
const MAX_LINES = 30;

function countLines(list: string): number {
  const lines = list.split(";").length - 1;
  return lines > MAX_LINES ? 0 : lines;
}

/** Room for the stored list, in its lines, and for one in the address, whose lines are a quarter as high. */
function listLines(): number {
  const shared = countLines(location.hash) / 4;
  try {
    return countLines(localStorage.getItem("requestList") ?? "") + shared;
  } catch {
    return shared; // storage is blocked
  }
}

function boot() {
  enter("starting", classes);
  if (location.search) {
    markQuery(classes);
  }
  reserveLines(listLines(), root);
  root.addEventListener("input", onInput);
  root.addEventListener("click", onClick);
  setTimeout(() => enter("late", classes), LATE_MS);
  const { pathname } = location;
  const language = languageShown(pathname, () => localStorage);
  const changesLanguage = language !== languageOfPath(pathname);
  if (changesLanguage) {
    hidePage(classes);
    setTimeout(() => showPage(classes), HIDDEN_MS);
  }
  // In development, the document loads its script itself.
  if (!root.dataset.files) {
    return;
  }
  const files: Files = JSON.parse(root.dataset.files);
  // A service worker has the files: they take nothing from the connection that the page itself needs.
  if (changesLanguage || navigator.serviceWorker?.controller) {
    load(files, language);
  } else {
    afterFirstPaint(() => load(files, language));
  }
}

if (typeof WebAssembly === "object" && stateOf(classes) === "plain") {
  boot();
}
