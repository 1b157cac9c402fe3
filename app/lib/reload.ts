import { listenTo } from "./listeners";
import { pendingRequestEnded } from "./pendingRequests";
import { delay } from "./schedule";
import { tabTexts } from "./storage";
import { carryUnseenFailure } from "./unseenOutcome";

/** After a deployment, an open tab requests files that are gone. One reload loads the new ones; a loop is prevented. */
const KEY = "reloadedAfterUpdate";
/** A second failure within this time is not caused by an update, and is shown as an error. */
const RELOAD_COOLDOWN_MS = 60_000;
/** Milliseconds to wait for an answer of the site. */
const TIMEOUT_MS = 5000;
/** Milliseconds after which a page that was about to be left is probably not: the visitor has chosen to stay. */
const STAY_MS = 5000;

/** @param language The one that the visitor has chosen, if its texts are what could not be loaded. */
function claimReload(language: string): boolean {
  const now = Date.now();
  if (now - Number.parseInt(tabTexts.get(KEY), 10) < RELOAD_COOLDOWN_MS) {
    return false;
  }
  const claim = `${now} ${language}`;
  tabTexts.set(KEY, claim);
  return tabTexts.get(KEY) === claim; // without storage, reloads could repeat for ever
}

/** The language that the visitor has chosen before the page was loaded anew for its texts. It is told once. */
export function languageBeforeReload(): string | undefined {
  const [time = "", language] = tabTexts.get(KEY).split(" ");
  tabTexts.set(KEY, time);
  return language;
}

/**
 * Whether the site answers for an address, be it that there is no such page. Without an answer, loading it would replace
 * the page by the browser's error page.
 */
export async function siteAnswers(address: string): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    return (await fetch(address, { method: "HEAD", cache: "no-store", signal })).status < 500;
  } catch {
    return false;
  }
}

function withoutFragment(address: string): string {
  return address.replace(/#.*/s, "");
}

/** Lets the browser load a page anew. On going back, its address is there before the page. */
export function loadDocument(address: string): void {
  carryUnseenFailure();
  // Assigned, the address that is there with another fragment would load nothing.
  if (withoutFragment(address) === withoutFragment(location.href)) {
    location.reload();
  } else {
    location.assign(address);
  }
}

/** The page that a navigation leads to, and the signal that the visitor has gone elsewhere meanwhile. */
export interface Destination {
  address: string;
  signal: AbortSignal;
}

/**
 * Loads something. Where that fails as the page is being left, nobody is told unless the visitor stays: Firefox ends what
 * is loading long before the next page comes.
 * @param recover What to do about any other failure, instead of being told.
 */
export async function loadUnlessLeft<Part>(
  load: () => Promise<Part>,
  recover: (error: unknown) => Promise<Part> = (error) => Promise.reject(error),
): Promise<Part> {
  let isLeaving = false;
  // Only while loading: pages with such a listener do not enter the back/forward cache of some browsers.
  const unlisten = listenTo(["beforeunload", "pagehide"], () => {
    isLeaving = true;
  });
  try {
    return await load();
  } catch (error) {
    if (isLeaving) {
      await delay(STAY_MS);
      throw error;
    }
    return await recover(error);
  } finally {
    unlisten();
  }
}

/**
 * Loads files that a deployment may have replaced. Does not settle once it has let the page be loaded anew.
 * @param destination The page that needs the files, if it is not the one shown.
 * @param language What `languageBeforeReload` tells then.
 */
export async function loadOrReload<Part>(
  load: () => Promise<Part>,
  destination?: Destination,
  language = "",
): Promise<Part> {
  if (import.meta.env.SSR) {
    return load();
  }
  return loadUnlessLeft(load, async (error) => {
    const address = destination?.address ?? location.href;
    // The visitor may go elsewhere meanwhile, and is not taken back.
    const isElsewhere = () =>
      destination
        ? destination.signal.aborted
        : withoutFragment(address) !== withoutFragment(location.href);
    if ((await siteAnswers(address)) && !isElsewhere() && claimReload(language)) {
      await pendingRequestEnded();
      if (!isElsewhere()) {
        loadDocument(address);
        return new Promise(() => {}); // does not settle
      }
    }
    throw error;
  });
}
