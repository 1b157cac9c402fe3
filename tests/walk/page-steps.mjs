/** Steps that concern the page: links, languages, the history, the connection and the window. */

import { setTimeout as wait } from "node:timers/promises";
import { CODES, DEFAULT, PREFIXED } from "../../scripts/lib/languages.mjs";
import { answerMachine, discardForm, goToField, takeProposal } from "./form-steps.mjs";
import { addedOrFailed, hasPlace, isUnderMenu } from "./in-page.mjs";
import { LANGUAGE_NAMES, NETWORK_LINES, NOT_FOUND_LINE, PRESS_MS, TAGS } from "./model.mjs";
import { Tab } from "./tab.mjs";
import { ADDRESSES, LANGUAGE_FAILED, WORDS } from "./values.mjs";

const WIDTHS = [320, 360, 768, 1440];
const HEIGHT = 800;
const PREFIX = new RegExp(`^/(?:${PREFIXED.join("|")})(?=/|$)`);

export async function pressElement(walk, target, effect) {
  const element = walk.element(target);
  const before = await walk.tab.page.evaluate(addedOrFailed);
  try {
    await element.scrollIntoViewIfNeeded({ timeout: PRESS_MS });
    if (walk.random.happens(0.25) || (await element.evaluate(isUnderMenu))) {
      await element.focus({ timeout: PRESS_MS });
      await walk.tab.page.keyboard.press("Enter");
    } else {
      await element.click({ timeout: PRESS_MS });
    }
  } catch (error) {
    walk.fail(
      "what is seen can be pressed",
      `${target.text}: ${error.message.split("\n").slice(0, 6).join(" ")}`,
    );
  }
  if (/anew/.test(target.on)) walk.openDocument();
  if (effect === "link") await followLink(walk, target);
  else if (effect === "place" && /form/.test(target.on)) await goToField(walk, target.href);
  else if (effect === "place") walk.moveTo(walk.pathOf(target.href));
  else if (effect === "language") await chooseLanguage(walk, target);
  else if (effect === "discard") discardForm(walk);
  else if (effect === "question") await takeProposal(walk, target);
  else if (effect === "machine") await answerMachine(walk);
  else if (/adds/.test(target.on)) {
    // Lists are loaded by the first press.
    for (let left = 100; left > 0; left -= 1) {
      if ((await walk.tab.page.evaluate(addedOrFailed)) !== before) break;
      await wait(100);
    }
  }
}

async function followLink(walk, { href, on }) {
  const url = new URL(href);
  walk.machineAsked = url.searchParams.has("maquina");
  // From the results, words go with the visitor to the comments.
  walk.wordsCarried = /result/.test(on) && /\/contacto(?:#|$)/.test(href);
  if (!walk.online) {
    walk.degraded = true;
    return;
  }
  walk.degraded = false;
  // While a request is under way, what was carried along waits in the address.
  const waits = (walk.machineAsked || walk.wordsCarried) && walk.held.length > 0;
  if (waits) walk.machineAsked = walk.wordsCarried = false;
  const path = walk.pathOf(href);
  walk.moveTo(waits ? path : (await walk.oracle.at(path, walk.chosen)).path);
}

/** A machine or words that wait in the address come into the form once the request has ended. */
export async function takeCarried(walk) {
  const entry = walk.entries[walk.position];
  const carried = entry.path.match(/[?]maquina=|#comentario=/)?.[0];
  if (walk.held.length === 0 && carried) {
    entry.path = (await walk.oracle.at(entry.path, walk.chosen)).path;
    if (carried.startsWith("#")) walk.wordsCarried = true;
    else walk.machineAsked = true;
  }
}

export async function chooseInMenu(walk, languages) {
  const menu = walk.tab.page.locator(".language");
  if (!(await menu.evaluate((details) => details.open)))
    await pressElement(walk, languages, "toggle");
  const name = walk.random.pick(Object.keys(LANGUAGE_NAMES));
  walk.note(` ${name}`);
  await menu.getByRole("link", { name }).click({ timeout: PRESS_MS });
  await chooseLanguage(walk, { text: name });
}

/** Types words into the field of the page. With Enter, other pages go to the search; its own page's address follows. */
export async function searchFor(walk, target) {
  const { page } = walk.tab;
  const words = walk.random.pick(WORDS);
  const input = walk.element(target);
  const form = await input.evaluate(({ form }) => form.action);
  const isHere = await input.evaluate((element) => element.closest("main") !== null);
  walk.note(` ${words}`);
  const isEntered = !isHere || walk.random.happens(0.5);
  await input.fill(words, { timeout: PRESS_MS });
  if (isEntered) await input.press("Enter", { timeout: PRESS_MS });
  const path = walk.pathOf(`${form}?${new URLSearchParams({ q: words })}`);
  const entry = walk.entries[walk.position];
  const before = entry.path;
  // Words on the way to others are replaced; those that the visitor went to, or entered, stay in the history.
  if (isHere && (walk.typedEntry === entry || !entry.path.includes("?q="))) entry.path = path;
  else walk.moveTo(path);
  // The same words once more are no input.
  if (isEntered) walk.typedEntry = undefined;
  else if (path !== before) walk.typedEntry = walk.entries[walk.position];
  await page.locator("#results").waitFor({ timeout: PRESS_MS });
}

async function chooseLanguage(walk, { text }) {
  const code = LANGUAGE_NAMES[text];
  if (!code) throw new Error(`no language ${text}`);
  if (!walk.online) {
    walk.degraded = true;
    if (await keepsLanguage(walk, code)) return;
  }
  walk.chosen = code;
  walk.stored = code;
  const entry = walk.entries[walk.position];
  const [prefix] = entry.path.match(PREFIX) ?? [];
  if (prefix && prefix !== `/${code}`) {
    // Another address, without the place of the old one: the visitor stays where the page was being read.
    const [before, hash] = entry.path.split("#");
    const isPlace = hash !== undefined && (await walk.tab.page.evaluate(hasPlace, hash));
    const path = isPlace ? before : entry.path;
    const rest = path.replace(PREFIX, "");
    const plain = rest.startsWith("/") ? rest : `/${rest}`;
    const prefixed = `/${code}${plain === "/" || /^\/[?#]/.test(plain) ? plain.slice(1) : plain}`;
    entry.path = code === DEFAULT ? plain : prefixed;
  }
}

/** Without a connection the texts of a language may not come, which the page then says. */
async function keepsLanguage(walk, code) {
  const { page } = walk.tab;
  for (const end = Date.now() + PRESS_MS; Date.now() < end; await wait(50)) {
    const said = await page.locator(".page-alert").textContent();
    if (LANGUAGE_FAILED.some((text) => said.includes(text))) return true;
    if ((await page.locator("html").getAttribute("lang")) === TAGS[code]) return false;
  }
  walk.fail("a language that does not come is reported", code);
}

export async function travelInHistory(walk, by) {
  const { page } = walk.tab;
  const from = walk.entries[walk.position];
  const to = walk.entries[walk.position + by];
  walk.expectedLines.push(NOT_FOUND_LINE);
  const isSameDocument = walk.isInDocument(by);
  await page.evaluate((steps) => setTimeout(() => history.go(steps)), by);
  walk.position += by;
  walk.document = to.document;
  walk.typedEntry = undefined;
  if (!walk.online) walk.degraded = true;
  if (from.path !== to.path) {
    await page
      .waitForURL((url) => url.pathname + url.search + url.hash === to.path, {
        timeout: PRESS_MS,
        waitUntil: "commit",
      })
      .catch(() => {});
  }
  if (walk.online)
    await page
      .locator("html.hydrated")
      .waitFor({ state: "attached", timeout: PRESS_MS })
      .catch(() => {});
  if (!isSameDocument) walk.leaveDocument();
  else if (from.path.split(/[?#]/)[0] !== to.path.split(/[?#]/)[0]) walk.discarded = undefined;
}

export async function reloadPage(walk) {
  walk.expectedLines.push(NOT_FOUND_LINE);
  await walk.tab.load();
  walk.typedEntry = undefined;
  walk.leaveDocument();
  walk.degraded = false;
}

export async function openAddress(walk) {
  const address = walk.random.pick(ADDRESSES);
  walk.note(` ${address}`);
  await walk.tab.load(walk.site + address);
  walk.openDocument();
  const to = await walk.oracle.at(address, walk.chosen);
  walk.moveTo(to.path, address);
  walk.expectedLines.push(NOT_FOUND_LINE);
  walk.degraded = false;
}

export async function useSecondTab(walk) {
  const tab = new Tab(await walk.context.newPage());
  try {
    await tab.load(walk.site + walk.random.pick(["/contacto", "/", "/en/faq"]));
    if (walk.random.happens(0.5)) {
      const code = walk.random.pick(CODES);
      walk.note(`, choosing ${code}`);
      await tab.page.locator(`.language [hreflang=${TAGS[code]}]`).evaluate((link) => link.click());
      await tab.settled();
      walk.stored = code;
    }
    const lines = tab.takeLines();
    if (lines.length > 0) walk.fail("nothing in the console of a second tab", lines.join("\n"));
  } finally {
    await tab.page.close();
  }
}

export async function setOffline(walk, offline) {
  await walk.context.setOffline(offline);
  walk.online = !offline;
  walk.expectedLines.push(NETWORK_LINES);
}

export async function scrollPage(walk) {
  const part = walk.random.next();
  await walk.tab.page.evaluate(
    (to) => scrollTo({ top: document.documentElement.scrollHeight * to, behavior: "instant" }),
    part,
  );
}

export async function resizeWindow(walk) {
  const width = walk.random.pick(WIDTHS);
  walk.note(` to ${width}`);
  await walk.tab.page.setViewportSize({ width, height: HEIGHT });
}
