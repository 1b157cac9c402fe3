/** What a visitor can do on the current page, with the weight and the description of each action. */

import {
  fillAllFields,
  releaseAnswer,
  SEND_SAVED,
  sendForm,
  sendSaved,
  typeIntoOne,
} from "./form-steps.mjs";
import { candidates } from "./in-page.mjs";
import {
  chooseInMenu,
  openAddress,
  pressElement,
  reloadPage,
  resizeWindow,
  scrollPage,
  searchFor,
  setOffline,
  travelInHistory,
  useSecondTab,
} from "./page-steps.mjs";
import { ANSWERS } from "./values.mjs";

/** Buttons of the form that have actions of their own. */
const AFTERWARDS = /submit|draft|notice|question/;

/** @returns {Promise<{ weight: number, name: string, effect: string, target?: Candidate, run: () => Promise<void> }[]>} */
export async function actionsOf(walk) {
  const { page } = walk.tab;
  const all = (await page.evaluate(candidates)).filter(
    // Offline, a link that loads a document would lead to the browser's error page.
    ({ kind, on }) => !(walk.degraded && (kind === "button" || /anew/.test(on))),
  );
  const of = (wanted, on, not) =>
    all.filter((one) => one.kind === wanted && on.test(one.on) && !not?.test(one.on));
  const links = of("link", /^/, /language|dialog|expands/);
  const places = links.filter(({ href }) => isOnThisPage(walk, href));
  const ways = links.filter(({ href }) => !isOnThisPage(walk, href));
  const fields = of("field", /user_/);
  const [submit] = of("button", /submit/);
  const [words] = of("words", /^/);
  const isFilled = Object.values(walk.typed).filter(Boolean).length > 5;

  const list = [];
  const add = (weight, effect, name, run) => list.push({ weight, effect, name, run });
  const press = (weight, effect, verb, from) => {
    if (from.length === 0) return;
    const target = walk.random.pick(from);
    const name = `${verb} “${target.text}” ${target.on} ${walk.pathOf(target.href)}`.trim();
    list.push({ weight, effect, name, target, run: () => pressElement(walk, target, effect) });
  };
  press(30, "link", "follow", ways);
  press(
    10,
    "link",
    "ask",
    ways.filter(({ href }) => /\?maquina=/.test(href)),
  );
  if (!submit)
    press(
      12,
      "link",
      "follow",
      ways.filter(({ href }) => /\/contacto/.test(href)),
    );
  press(10, "place", "go to", places);
  press(4, "toggle", "open or close", of("details", /^/));
  press(3, "toggle", "open or close", of("link", /expands/));
  press(3, "toggle", "open", of("link", /dialog/));
  press(4, "toggle", "press", of("button", /^/, /submit|draft|form|search|list|elsewhere/));
  press(10, "list", "press", of("button", /list/, /elsewhere/));
  press(walk.held.length > 0 ? 6 : 3, "form", "press", of("button", /form/, AFTERWARDS));
  press(3, "question", "press", of("button", /question/));
  const inDraft = of("button", /draft/);
  const discards = ({ text }) => walk.discardTexts.has(text);
  press(3, "discard", "press", inDraft.filter(discards));
  press(
    4,
    "machine",
    "press",
    inDraft.filter((button) => !discards(button)),
  );
  press(8, "language", "choose", of("link", /language/));
  const [languages] = of("details", /languages/);
  if (languages) add(6, "language", "choose in the menu", () => chooseInMenu(walk, languages));
  if (fields.length > 0) {
    add(10, "type", "type", () => typeIntoOne(walk, fields));
    if (!isFilled) add(12, "type", "fill in all", () => fillAllFields(walk, fields));
  }
  if (submit) {
    for (const answer of Object.keys(ANSWERS)) {
      const weight = isFilled ? (walk.online ? 3 : 9) : 0.7;
      add(weight, "send", `send, answered ${answer}`, () => sendForm(walk, submit, answer));
      const [again] = of("button", /notice/);
      if (again && walk.held.length === 0)
        add(1, "send", `try again, answered ${answer}`, () => sendForm(walk, again, answer));
    }
  }
  const waits = walk.online && walk.held.length === 0 && !walk.degraded;
  const isCovered = (await page.locator("dialog[open]").count()) > 0;
  if (waits && !isCovered && (await page.locator(SEND_SAVED).count()) > 0) {
    for (const answer of Object.keys(ANSWERS).filter((name) => !ANSWERS[name].held))
      add(3, "saved", `send what waits, answered ${answer}`, () => sendSaved(walk, answer));
  }
  if (walk.held.length > 0) add(12, "answer", "the answer comes", () => releaseAnswer(walk));
  // Offline, an entry of another document would be the browser's error page.
  const leadsTo = (by) =>
    walk.entries[walk.position + by] && (walk.online || walk.isInDocument(by));
  if (leadsTo(-1)) add(8, "travel", "back", () => travelInHistory(walk, -1));
  if (leadsTo(1)) add(6, "travel", "forward", () => travelInHistory(walk, 1));
  add(4, "none", "scroll", () => scrollPage(walk));
  add(4, "none", "resize", () => resizeWindow(walk));
  if (walk.online) {
    if (words) add(6, "search", "search for", () => searchFor(walk, words));
    add(5, "load", "reload", () => reloadPage(walk));
    add(2, "load", "open", () => openAddress(walk));
    add(2, "none", "second tab", () => useSecondTab(walk));
    add(2, "none", "go offline", () => setOffline(walk, true));
  } else {
    // Whoever writes a request there presses the button before the connection is back.
    add(isFilled && submit ? 4 : 12, "offline", "go online", () => setOffline(walk, false));
  }
  return list;
}

function isOnThisPage(walk, href) {
  const url = new URL(href);
  const here = new URL(walk.tab.page.url());
  return url.hash !== "" && url.pathname === here.pathname && url.search === here.search;
}
