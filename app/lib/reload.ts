import { pendingRequestEnded } from "./pending";

/** After a deployment an open tab asks for files that are gone: one reload gets the new ones, never a loop. */
const KEY = "reloadedAfterUpdate";
/** A second failure within this time is no update but a fault, and is shown as one. */
const RELOAD_COOLDOWN_MS = 60_000;
/** Milliseconds to wait for a sign of life of the site. */
const TIMEOUT_MS = 5000;

function isFirst(): boolean {
  try {
    const last = Number(sessionStorage.getItem(KEY));
    if (Date.now() - last < RELOAD_COOLDOWN_MS) {
      return false;
    }
    sessionStorage.setItem(KEY, String(Date.now()));
    return true;
  } catch {
    return false; // without a memory a reload could repeat for ever
  }
}

/** A reload where nothing answers would put the browser's own error in the place of the page. */
async function siteAnswers(): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    return (await fetch(location.href, { method: "HEAD", cache: "no-store", signal })).ok;
  } catch {
    return false;
  }
}

function never(): Promise<never> {
  return new Promise(() => {});
}

/** Loads what a deployment may have replaced. While the page is about to go, nothing is settled and it stays as it is. */
export async function loadOrReload<Part>(load: () => Promise<Part>): Promise<Part> {
  if (import.meta.env.SSR) {
    return load();
  }
  let leaving = false;
  function onLeave() {
    leaving = true;
  }
  // Only for as long as it loads: some browsers keep no page with such a listener for the way back.
  addEventListener("beforeunload", onLeave);
  try {
    return await load();
  } catch (error) {
    // Firefox breaks off what still loads when the visitor moves on: a reload would hold them back.
    if (leaving) {
      return never();
    }
    if (!((await siteAnswers()) && isFirst())) {
      throw error;
    }
    await pendingRequestEnded();
    location.reload();
    return never();
  } finally {
    removeEventListener("beforeunload", onLeave);
  }
}
