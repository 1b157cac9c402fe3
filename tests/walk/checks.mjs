/** What has to hold after each step. */
import { setTimeout as wait } from "node:timers/promises";
import {
  focus,
  foreignTexts,
  formValues,
  keptLists,
  MOMENTARY,
  placeShown,
  shown,
} from "./in-page.mjs";
import { NETWORK_LINES, OFFLINE_LINES } from "./model.mjs";
import { takeCarried } from "./page-steps.mjs";

/** How long a page may take to become what it should be once it has come to rest. */
const BECOMES_MS = 4000;
const HISTORY = "the history's length";

export async function checkPage(walk, action) {
  const { page } = walk.tab;
  // The visitor may have stopped one.
  walk.held = walk.held.filter(({ request }) => request.failure() === null);
  if (!walk.degraded) await takeCarried(walk);
  await checkBecomesFresh(walk, action);
  await checkForm(walk);
  await checkList(walk, action);
  const on = await page.evaluate(focus);
  if (on.trouble) walk.fail("the focus is seen", on.trouble);
  if (!walk.degraded) await checkFocus(walk, action, on);
  if (walk.requests !== walk.requestsSeen && action.effect !== "send") {
    walk.fail("nothing is sent unasked", `${walk.requests - walk.requestsSeen} requests`);
  }
  const foreign = await page.evaluate(foreignTexts, walk.languagesOf);
  if (foreign.length > 0) walk.fail("one language on the page", foreign.slice(0, 3).join("; "));
  const allowed =
    walk.online && !walk.degraded
      ? walk.expectedLines
      : [...walk.expectedLines, NETWORK_LINES, OFFLINE_LINES];
  const lines = walk.tab
    .takeLines()
    .filter((line) => !allowed.some((pattern) => pattern.test(line)));
  if (lines.length > 0) walk.fail("nothing in the console", lines.join("\n"));
}

/** The page is, or soon becomes, what a fresh load of its address shows. */
async function checkBecomesFresh(walk, action) {
  const { page } = walk.tab;
  if (walk.degraded) {
    const { headings, path } = await page.evaluate(shown, MOMENTARY);
    // Whether the page could load offline is not known, so the model takes over what is there.
    if (action.effect === "travel") walk.entries[walk.position].path = path;
    else walk.moveTo(path);
    if (walk.online && action.effect !== "offline") walk.degraded = false;
    if (headings.length !== 1) walk.fail("one heading", headings.join(" / "));
    return;
  }
  const end = Date.now() + BECOMES_MS;
  let difference;
  do {
    difference = await differenceFromFresh(walk);
    if (!difference) return;
    await wait(50);
    await walk.tab.settled();
  } while (Date.now() < end);
  walk.fail(difference[0], `${difference[1]} (after ${action.name})`);
  if (difference[0] === HISTORY) await adoptHistory(walk);
}

async function differenceFromFresh(walk) {
  const is = await walk.tab.page.evaluate(shown, MOMENTARY).catch(() => undefined);
  if (!is) return ["the page", "is being replaced"];
  const entry = walk.entries[walk.position];
  if (is.path !== entry.path) return ["the address", `${is.path} instead of ${entry.path}`];
  if (is.history !== walk.historyLength)
    return [HISTORY, `${is.history} instead of ${walk.historyLength}`];
  const kept = await walk.tab.page.evaluate(keptLists);
  const should = await walk.oracle.at(entry.path, walk.chosen, kept);
  if (should.lines.length > 0)
    return ["a fresh load says nothing in the console", should.lines.join("\n")];
  if (should.broken.length > 0) return ["places that links name are there", should.broken.join()];
  if (is.headings.length !== 1) return ["one heading", is.headings.join(" / ")];
  const title =
    is.title.endsWith(should.title) && (await hasErrors(walk)) ? should.title : is.title;
  for (const [name, value] of Object.entries({ ...is, title })) {
    if (name === "history" || name === "path") continue;
    const [have, want] = [JSON.stringify(value), JSON.stringify(should[name])];
    if (have !== want)
      return [`${name} as after a fresh load`, firstDifference(value, should[name])];
  }
  return undefined;
}

async function adoptHistory(walk) {
  const { path, history } = await walk.tab.page.evaluate(shown, MOMENTARY);
  walk.entries = [walk.entry(path)];
  walk.position = 0;
  walk.earlierEntries = history - 1;
}

async function hasErrors(walk) {
  return (await walk.tab.page.locator(".form [aria-invalid=true]").count()) > 0;
}

/** Nothing typed is lost, and nothing comes back that was sent or discarded. */
async function checkForm(walk) {
  const values = await walk.tab.page.evaluate(formValues);
  const asked = walk.machineAsked;
  walk.machineAsked = false;
  if (!values) return;
  // A form of nothing but spaces is an empty one, which is not stored: they may stay or go when the page is loaded again.
  if (Object.values(walk.typed).every((value) => value.trim() === "")) {
    for (const name of Object.keys(walk.typed))
      if (values[name].trim() === "") walk.typed[name] = values[name];
  }
  if (asked) {
    walk.beforeMachine = walk.typed.user_machinery;
    const now = values.user_machinery;
    if (now === "" || !now.startsWith(walk.beforeMachine.trim()))
      walk.fail("the machine asked for is filled in", now);
    walk.typed.user_machinery = now;
  }
  const carried = walk.wordsCarried;
  walk.wordsCarried = false;
  if (carried) {
    const now = values.user_comments;
    if (now === "" || !now.startsWith(walk.typed.user_comments.trimEnd()))
      walk.fail("the words searched for are in the comments", now);
    walk.typed.user_comments = now;
  }
  for (const [name, value] of Object.entries(walk.typed)) {
    if (values[name] !== value) {
      walk.fail(
        "nothing typed is lost",
        `${name} is ${JSON.stringify(values[name])} instead of ${JSON.stringify(value)}`,
      );
    }
  }
}

/** Only its own buttons change the list, and what is sent empties it. */
async function checkList(walk, action) {
  const [kept] = await walk.tab.page.evaluate(keptLists);
  const [, , list = ""] = kept.split(" ");
  if (action.effect === "list") walk.list = list;
  else if (list !== walk.list) walk.fail("the list is kept", `${list} instead of ${walk.list}`);
}

async function checkFocus(walk, action, on) {
  const { page } = walk.tab;
  if (action.effect === "link" && walk.movedPage && !/anew/.test(action.target.on)) {
    const isAnswer = walk.hasUnseenFailure && on.notice;
    if (!on.heading && !isAnswer && !new URL(page.url()).hash)
      walk.fail("after a navigation the focus is on the heading", `it is on ${on.on}`);
    if (!on.announced) walk.fail("after a navigation its title is announced");
    if (await page.locator("#user_name").isVisible()) walk.hasUnseenFailure = false;
  }
  if (action.effect === "search" && walk.movedPage && !on.heading)
    walk.fail("after a search the focus is on the heading", `it is on ${on.on}`);
  if (action.effect === "place") {
    const trouble = await page.evaluate(placeShown, new URL(action.target.href).hash);
    if (trouble) walk.fail("a place that is followed is shown and has the focus", trouble);
  }
  if (["language", "discard", "form", "send", "list"].includes(action.effect) && on.on === "body") {
    walk.fail("the focus is kept", `after ${action.name} it is on the body`);
  }
}

function firstDifference(is, should) {
  if (!Array.isArray(is)) return `${JSON.stringify(is)} instead of ${JSON.stringify(should)}`;
  const found = is.findIndex((item, index) => item !== should[index]);
  const index = found < 0 ? is.length : found;
  return `at ${index}: ${JSON.stringify(is[index])} instead of ${JSON.stringify(should[index])} (${is.length} and ${should.length} in all)`;
}
