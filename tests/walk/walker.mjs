/** A visitor who does what chance says, and a model of what they should then see. */
import { setTimeout as wait } from "node:timers/promises";
import { CODES, DEFAULT, LANGUAGES, PREFIXED } from "../../scripts/lib/languages.mjs";
import {
  candidates,
  focus,
  foreignTexts,
  formValues,
  isUnderMenu,
  MOMENTARY,
  placeShown,
  shown,
  told,
} from "./in-page.mjs";
import { Tab } from "./tab.mjs";
import { ADDRESSES, ANSWERS, ARRIVED, VALUES } from "./values.mjs";

const SEND_URL = /\/send-form$/;
const WIDTHS = [320, 360, 768, 1440];
const HEIGHT = 800;
const PRESS_MS = 5000;
const POLL_MS = 100;
/** Time that a page has to become what it should be once it has come to rest. */
const BECOMES_MS = 4000;
/** Entries that browsers keep of a tab's history. */
const HISTORY_LIMIT = 50;
const HISTORY = "the history's length";
const PREFIX = new RegExp(`^/(?:${PREFIXED.join("|")})(?=/|$)`);
/** Buttons of the form that are tried by themselves. */
const AFTERWARDS = /submit|draft|notice|question/;
const TAGS = Object.fromEntries(LANGUAGES.map(({ code, tag }) => [code, tag]));
const NAMES = Object.fromEntries(LANGUAGES.map(({ code, name }) => [name, code]));

/** What browsers say of requests that fail. */
const NETWORK_LINES =
  /Failed to load resource|ERR_|NetworkError|Cross-Origin Request Blocked|Failed to fetch|Load failed|CORS|dynamically imported module|Importing a module/;
/** Of texts and goods that do not come. */
const OFFLINE_LINES = /dictionary|texts|Error al obtener datos/;
/** Of an unknown address, rightly. */
const NOT_FOUND_LINE = /status of 404/;
const SEND_LINES = /Error al enviar/;

/** A difference between the page and the model. */
export class Violation extends Error {
  /** @param {string} invariant @param {string} [detail] */
  constructor(invariant, detail = "") {
    super(detail ? `${invariant}: ${detail}` : invariant);
    this.name = "Violation";
  }
}

/** @typedef {{ kind: string, index: number, text: string, href: string, on: string }} Candidate */

const empty = () => Object.fromEntries(Object.keys(VALUES).map((name) => [name, ""]));

export class Walker {
  /** What has been done, in words. @type {string[]} */
  steps = [];
  #random;
  #oracle;
  #site;
  #context;
  /** @type {Tab} */
  #tab;
  #languagesOf;
  #discardTexts;
  /** The model. */
  #typed = empty();
  #stored = "";
  #chosen = "";
  #entries = [];
  /** Entries of the tab's history before those. */
  #earlier = 0;
  /** Whether the step led to another page. */
  #movedPage = false;
  #at = 0;
  #online = true;
  /** Since going offline nothing has to be as it is online, until a page has come since. */
  #degraded = false;
  #posts = 0;
  #answer = "200";
  /** Requests whose answer the visitor waits for. */
  #held = [];
  #expected = [];

  /** Invariants that are looked past. @type {Set<string>} */
  #except;

  constructor({ random, oracle, site, context, languagesOf, discardTexts, except }) {
    this.#except = except;
    this.#random = random;
    this.#oracle = oracle;
    this.#site = site;
    this.#context = context;
    this.#languagesOf = languagesOf;
    this.#discardTexts = discardTexts;
  }

  #fail(invariant, detail) {
    if (!this.#except.has(invariant)) throw new Violation(invariant, detail);
  }

  async begin(language) {
    await this.#context.route(SEND_URL, (route) => this.#receive(route));
    this.#tab = new Tab(await this.#context.newPage());
    if (language !== DEFAULT) {
      await this.#tab.load(`${this.#site}/aviso-legal`);
      await this.#tab.page.evaluate(
        (code) => localStorage.setItem("selectedLanguage", code),
        language,
      );
      this.#stored = language;
    }
    const start = this.#random.pick([
      "/",
      "/contacto",
      "/faq",
      "/maquinaria",
      "/en",
      "/val/contacto",
    ]);
    this.steps.push(`begin at ${start}`);
    await this.#tab.load(this.#site + start);
    this.#chosen = this.#stored;
    const { path, history } = await this.#tab.page.evaluate(shown, MOMENTARY);
    this.#entries = [{ path }];
    this.#earlier = history - 1;
    await this.#check({ name: "begin" });
  }

  /** One thing done, and what has to hold afterwards. */
  async step() {
    const action = this.#random.pickWeighted(await this.#actions());
    this.steps.push(action.name);
    this.#expected = [];
    this.#movedPage = false;
    await action.run();
    await this.#tab.settled();
    await this.#check(action);
  }

  // — what can be done —

  /** @returns {Promise<{ weight: number, name: string, effect: string, target?: Candidate, run: () => Promise<void> }[]>} */
  async #actions() {
    const { page } = this.#tab;
    const all = (await page.evaluate(candidates)).filter(
      // Where nothing can be loaded, a page that is loaded anew is the browser's own.
      ({ kind, on }) => !(this.#degraded && (kind === "button" || /anew/.test(on))),
    );
    const of = (wanted, on, not) =>
      all.filter((one) => one.kind === wanted && on.test(one.on) && !not?.test(one.on));
    const links = of("link", /^/, /language|dialog|expands/);
    const places = links.filter(({ href }) => this.#isPlace(href));
    const ways = links.filter(({ href }) => !this.#isPlace(href));
    const fields = of("field", /user_/);
    const [submit] = of("button", /submit/);
    const isFilled = Object.values(this.#typed).filter(Boolean).length > 5;

    const list = [];
    const add = (weight, effect, name, run) => list.push({ weight, effect, name, run });
    const press = (weight, effect, verb, from) => {
      if (from.length === 0) return;
      const target = this.#random.pick(from);
      const name = `${verb} “${target.text}” ${target.on} ${this.#pathOf(target.href)}`.trim();
      list.push({ weight, effect, name, target, run: () => this.#press(target, effect) });
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
    press(4, "toggle", "press", of("button", /^/, /submit|draft|form/));
    press(this.#held.length > 0 ? 6 : 3, "form", "press", of("button", /form/, AFTERWARDS));
    press(3, "question", "press", of("button", /question/));
    const inDraft = of("button", /draft/);
    const discards = ({ text }) => this.#discardTexts.has(text);
    press(3, "discard", "press", inDraft.filter(discards));
    press(
      4,
      "machine",
      "press",
      inDraft.filter((button) => !discards(button)),
    );
    press(8, "language", "choose", of("link", /language/));
    const [languages] = of("details", /languages/);
    if (languages) add(6, "language", "choose in the menu", () => this.#chooseInMenu(languages));
    if (fields.length > 0) {
      add(10, "type", "type", () => this.#type(fields));
      if (!isFilled) add(12, "type", "fill in all", () => this.#fillAll(fields));
    }
    if (submit) {
      for (const answer of Object.keys(ANSWERS)) {
        const weight = isFilled ? 3 : 0.7;
        add(weight, "send", `send, answered ${answer}`, () => this.#send(submit, answer));
        const [again] = of("button", /notice/);
        if (again && this.#held.length === 0)
          add(1, "send", `try again, answered ${answer}`, () => this.#send(again, answer));
      }
    }
    if (this.#held.length > 0) add(12, "answer", "the answer comes", () => this.#release());
    if (this.#at > 0) add(8, "travel", "back", () => this.#travel(-1));
    if (this.#at < this.#entries.length - 1) add(6, "travel", "forward", () => this.#travel(1));
    add(4, "none", "scroll", () => this.#scroll());
    add(4, "none", "resize", () => this.#resize());
    if (this.#online) {
      add(5, "load", "reload", () => this.#reload());
      add(2, "load", "open", () => this.#open());
      add(2, "none", "second tab", () => this.#secondTab());
      add(2, "none", "go offline", () => this.#offline(true));
    } else {
      add(12, "offline", "go online", () => this.#offline(false));
    }
    return list;
  }

  #isPlace(href) {
    const url = new URL(href);
    const here = new URL(this.#tab.page.url());
    return url.hash !== "" && url.pathname === here.pathname && url.search === here.search;
  }

  #element({ kind, index }) {
    const selectors = {
      link: "a[href]",
      button: "button",
      details: "summary",
      field: "form input, form textarea",
    };
    return this.#tab.page.locator(selectors[kind]).nth(index);
  }

  async #press(target, effect) {
    const element = this.#element(target);
    try {
      await element.scrollIntoViewIfNeeded({ timeout: PRESS_MS });
      if (this.#random.happens(0.25) || (await element.evaluate(isUnderMenu))) {
        await element.focus({ timeout: PRESS_MS });
        await this.#tab.page.keyboard.press("Enter");
      } else {
        await element.click({ timeout: PRESS_MS });
      }
    } catch (error) {
      this.#fail(
        "what is seen can be pressed",
        `${target.text}: ${error.message.split("\n").slice(0, 6).join(" ")}`,
      );
    }
    if (/anew/.test(target.on)) this.#forgotten();
    if (effect === "link") await this.#followed(target.href);
    else if (effect === "place" && /form/.test(target.on)) await this.#toField(target.href);
    else if (effect === "place") this.#went(this.#pathOf(target.href));
    else if (effect === "language") await this.#languageChosen(target);
    else if (effect === "discard") this.#typed = empty();
    else if (effect === "question") await this.#proposalTaken(target);
    else if (effect === "machine") await this.#machineAnswered();
  }

  async #chooseInMenu(languages) {
    const menu = this.#tab.page.locator(".language");
    if (!(await menu.evaluate((details) => details.open))) await this.#press(languages, "toggle");
    const name = this.#random.pick(Object.keys(NAMES));
    this.steps[this.steps.length - 1] += ` ${name}`;
    await menu.getByRole("link", { name }).click({ timeout: PRESS_MS });
    await this.#languageChosen({ text: name });
  }

  /** The button names the value that it puts into the field. */
  async #proposalTaken({ text }) {
    await this.#tab.settled();
    const values = await this.#tab.page.evaluate(formValues);
    const [name] = Object.keys(values).filter((key) => values[key] !== this.#typed[key]);
    if (!name || !text.includes(values[name])) this.#fail("the value proposed is taken", text);
    else this.#typed[name] = values[name];
  }

  /** A machine that was added is taken away again; one that had no room takes the place of what was there. */
  async #machineAnswered() {
    await this.#tab.settled();
    const { user_machinery: now } = await this.#tab.page.evaluate(formValues);
    const full = this.#typed.user_machinery === this.#beforeMachine;
    if (full === (now === this.#beforeMachine)) this.#fail("the machine asked for is undone", now);
    this.#typed.user_machinery = now;
  }

  #pathOf(href) {
    if (!href) return "";
    const { pathname, search, hash } = new URL(href, this.#site);
    return pathname + search + hash;
  }

  async #followed(href) {
    const url = new URL(href);
    this.#machineAsked = url.searchParams.has("maquina");
    if (!this.#online) {
      this.#degraded = true;
      return;
    }
    this.#degraded = false;
    const to = await this.#oracle.at(this.#pathOf(href), this.#chosen);
    this.#went(to.path);
  }

  /** From the summary of errors: what has the focus counts, not the address. */
  async #toField(href) {
    await this.#tab.settled();
    const { path } = await this.#tab.page.evaluate(shown, MOMENTARY);
    if (path === this.#pathOf(href)) this.#went(path);
  }

  #machineAsked = false;
  /** What stood in its field before. */
  #beforeMachine = "";

  /** The page at a path is shown now: a new entry, unless what was asked for is the page already shown. */
  #went(path, asked = path) {
    const { path: before } = this.#entries[this.#at];
    if (asked === before) return;
    this.#movedPage = path.split(/[?#]/)[0] !== before.split(/[?#]/)[0];
    this.#entries = [...this.#entries.slice(0, this.#at + 1), { path }];
    if (this.#length > HISTORY_LIMIT) {
      if (this.#earlier > 0) this.#earlier -= 1;
      else this.#entries.shift();
    }
    this.#at = this.#entries.length - 1;
  }

  get #length() {
    return this.#earlier + this.#entries.length;
  }

  async #languageChosen({ text }) {
    const code = NAMES[text];
    if (!code) throw new Error(`no language ${text}`);
    if (!this.#online) {
      this.#degraded = true;
      if (await this.#languageStays(code)) return;
    }
    this.#chosen = code;
    this.#stored = code;
    const entry = this.#entries[this.#at];
    if (PREFIX.test(entry.path)) {
      const rest = entry.path.replace(PREFIX, "");
      const plain = rest.startsWith("/") ? rest : `/${rest}`;
      const prefixed = `/${code}${plain === "/" || /^\/[?#]/.test(plain) ? plain.slice(1) : plain}`;
      entry.path = code === DEFAULT ? plain : prefixed;
    }
  }

  /** Without a connection the texts of a language may not come, of which the visitor is told. */
  async #languageStays(code) {
    const { page } = this.#tab;
    for (const end = Date.now() + PRESS_MS; Date.now() < end; await wait(50)) {
      if (await page.locator(".page-alert").textContent()) return true;
      if ((await page.locator("html").getAttribute("lang")) === TAGS[code]) return false;
    }
    this.#fail("a language that does not come is told", code);
  }

  async #type(fields) {
    const field = this.#random.pick(fields);
    await this.#fill(field, this.#random.pick(VALUES[this.#nameOf(field)]));
  }

  async #fillAll(fields) {
    for (const field of fields) await this.#fill(field, VALUES[this.#nameOf(field)][0]);
  }

  #nameOf({ on }) {
    return on.split(" ").find((word) => word.startsWith("user_"));
  }

  async #fill(field, value) {
    const name = this.#nameOf(field);
    this.steps[this.steps.length - 1] += ` ${name}=${JSON.stringify(value.slice(0, 20))}`;
    const control = this.#element(field);
    // In Firefox the driver alone adds to what an e-mail or a number field holds.
    await control.clear({ timeout: PRESS_MS });
    await control.fill(value, { timeout: PRESS_MS });
    this.#typed[name] = value;
  }

  async #send(submit, answer) {
    // As if the visitor had waited: how long they wait is not for chance to decide.
    await this.#tab.page.evaluate(() => sessionStorage.removeItem("quoteSentAt"));
    const before = this.#posts;
    if (this.#held.length > 0) {
      // The driver does not click on what says that it is busy; people do.
      await this.#element(submit).press("Enter", { timeout: PRESS_MS });
      await this.#tab.settled();
      if (this.#posts > before) this.#fail("one request at a time");
      return;
    }
    this.#answer = answer;
    await this.#element(submit).click({ timeout: PRESS_MS });
    await this.#tab.settled();
    await this.#notBusy(answer);
    const sent = this.#posts - before;
    this.#expected.push(SEND_LINES, NETWORK_LINES);
    const most = answer === "429" ? 2 : 1;
    if (sent > most) this.#fail("at most one request a press", `${sent}`);
    if (sent > 0 && ARRIVED.has(answer) && !ANSWERS[answer].held) this.#typed = empty();
    else if (sent > 0 && !ANSWERS[answer].held) await this.#expectTold();
    else if (sent === 0) await this.#expectTold();
    this.#postsSeen = this.#posts;
  }

  #postsSeen = 0;

  /** Until the answer has been shown; with one that waits, until it is under way. */
  async #notBusy(answer) {
    const { page } = this.#tab;
    if (ANSWERS[answer].held) return;
    await page
      .locator("main form:not([aria-busy=true])")
      .waitFor({ state: "attached", timeout: 15_000 })
      .catch(() => {
        this.#fail("an answer is told", `still busy after ${answer}`);
      });
    await this.#tab.settled();
  }

  async #expectTold() {
    const isTold = async () => (await this.#tab.page.evaluate(told)).length > 0;
    for (let waited = 0; !(await isTold()); waited += POLL_MS) {
      if (waited >= PRESS_MS) return this.#fail("what is not sent is told", "no notice");
      await wait(POLL_MS);
    }
  }

  async #receive(route) {
    this.#posts += 1;
    const answer = ANSWERS[this.#answer];
    if (answer === "abort") return route.abort("connectionreset").catch(() => {});
    const { held, ...response } = answer;
    const give = () =>
      route
        .fulfill({
          contentType: "text/plain",
          ...response,
          headers: {
            "access-control-allow-origin": "*",
            "content-type": response.contentType ?? "text/plain",
          },
        })
        .catch(() => {}); // the page may be gone
    if (!held) return give();
    this.#held.push({ give, name: this.#answer, request: route.request() });
  }

  async #release() {
    const { give, name, request } = this.#held.shift();
    const stopped = request.failure() !== null;
    await give();
    if (stopped) return;
    this.#expected.push(SEND_LINES, NETWORK_LINES);
    await this.#tab.settled();
    if (ARRIVED.has(name)) this.#typed = empty();
  }

  async #travel(by) {
    const { page } = this.#tab;
    const from = this.#entries[this.#at];
    const to = this.#entries[this.#at + by];
    await page.evaluate((steps) => setTimeout(() => history.go(steps)), by);
    this.#at += by;
    if (!this.#online) this.#degraded = true;
    if (from.path !== to.path) {
      await page
        .waitForURL((url) => url.pathname + url.search + url.hash === to.path, {
          timeout: PRESS_MS,
          waitUntil: "commit",
        })
        .catch(() => {});
    }
    if (this.#online)
      await page
        .locator("html.hydrated")
        .waitFor({ state: "attached", timeout: PRESS_MS })
        .catch(() => {});
  }

  #forgotten() {
    // A document that goes takes its requests along.
    this.#held = [];
    this.#chosen = this.#stored;
  }

  async #reload() {
    this.#expected.push(NOT_FOUND_LINE);
    await this.#tab.load();
    this.#forgotten();
    this.#degraded = false;
  }

  async #open() {
    const address = this.#random.pick(ADDRESSES);
    this.steps[this.steps.length - 1] += ` ${address}`;
    await this.#tab.load(this.#site + address);
    this.#forgotten();
    const to = await this.#oracle.at(address, this.#chosen);
    this.#went(to.path, address);
    this.#expected.push(NOT_FOUND_LINE);
    this.#degraded = false;
  }

  async #secondTab() {
    const tab = new Tab(await this.#context.newPage());
    try {
      await tab.load(this.#site + this.#random.pick(["/contacto", "/", "/en/faq"]));
      if (this.#random.happens(0.5)) {
        const code = this.#random.pick(CODES);
        this.steps[this.steps.length - 1] += `, choosing ${code}`;
        await tab.page
          .locator(`.language [hreflang=${TAGS[code]}]`)
          .evaluate((link) => link.click());
        await tab.settled();
        this.#stored = code;
      }
      const lines = tab.takeLines();
      if (lines.length > 0) this.#fail("nothing in the console of a second tab", lines.join("\n"));
    } finally {
      await tab.page.close();
    }
  }

  async #offline(offline) {
    await this.#context.setOffline(offline);
    this.#online = !offline;
    this.#expected.push(NETWORK_LINES);
  }

  async #scroll() {
    const part = this.#random.next();
    await this.#tab.page.evaluate(
      (to) => scrollTo({ top: document.documentElement.scrollHeight * to, behavior: "instant" }),
      part,
    );
  }

  async #resize() {
    const width = this.#random.pick(WIDTHS);
    this.steps[this.steps.length - 1] += ` to ${width}`;
    await this.#tab.page.setViewportSize({ width, height: HEIGHT });
  }

  // — what has to hold —

  async #check(action) {
    const { page } = this.#tab;
    await this.#becomes(action);
    await this.#checkForm();
    const on = await page.evaluate(focus);
    if (on.trouble) this.#fail("the focus is seen", on.trouble);
    if (!this.#degraded) await this.#checkFocus(action, on);
    if (this.#posts !== this.#postsSeen && action.effect !== "send") {
      this.#fail("nothing is sent unasked", `${this.#posts - this.#postsSeen} requests`);
    }
    const foreign = await page.evaluate(foreignTexts, this.#languagesOf);
    if (foreign.length > 0) this.#fail("one language on the page", foreign.slice(0, 3).join("; "));
    const allowed =
      this.#online && !this.#degraded
        ? this.#expected
        : [...this.#expected, NETWORK_LINES, OFFLINE_LINES];
    const lines = this.#tab
      .takeLines()
      .filter((line) => !allowed.some((pattern) => pattern.test(line)));
    if (lines.length > 0) this.#fail("nothing in the console", lines.join("\n"));
  }

  /** The page is, or becomes within a while, what a fresh load of its address is. */
  async #becomes(action) {
    const { page } = this.#tab;
    if (this.#degraded) {
      const { headings, path } = await page.evaluate(shown, MOMENTARY);
      // Whether the page could come is not known: what is there counts.
      if (action.effect === "travel") this.#entries[this.#at].path = path;
      else this.#went(path);
      if (this.#online && action.effect !== "offline") this.#degraded = false;
      if (headings.length !== 1) this.#fail("one heading", headings.join(" / "));
      return;
    }
    const end = Date.now() + BECOMES_MS;
    let difference;
    do {
      difference = await this.#difference();
      if (!difference) return;
      await wait(50);
      await this.#tab.settled();
    } while (Date.now() < end);
    this.#fail(difference[0], `${difference[1]} (after ${action.name})`);
    if (difference[0] === HISTORY) await this.#takeHistory();
  }

  async #difference() {
    const is = await this.#tab.page.evaluate(shown, MOMENTARY).catch(() => undefined);
    if (!is) return ["the page", "is being replaced"];
    const entry = this.#entries[this.#at];
    if (is.path !== entry.path) return ["the address", `${is.path} instead of ${entry.path}`];
    if (is.history !== this.#length) return [HISTORY, `${is.history} instead of ${this.#length}`];
    const should = await this.#oracle.at(entry.path, this.#chosen);
    if (should.lines.length > 0)
      return ["a fresh load says nothing in the console", should.lines.join("\n")];
    if (should.broken.length > 0) return ["places that links name are there", should.broken.join()];
    if (is.headings.length !== 1) return ["one heading", is.headings.join(" / ")];
    const title =
      is.title.endsWith(should.title) && (await this.#hasErrors()) ? should.title : is.title;
    for (const [name, value] of Object.entries({ ...is, title })) {
      if (name === "history" || name === "path") continue;
      const [have, want] = [JSON.stringify(value), JSON.stringify(should[name])];
      if (have !== want)
        return [`${name} as after a fresh load`, firstDifference(value, should[name])];
    }
    return undefined;
  }

  async #takeHistory() {
    const { path, history } = await this.#tab.page.evaluate(shown, MOMENTARY);
    this.#entries = [{ path }];
    this.#at = 0;
    this.#earlier = history - 1;
  }

  async #hasErrors() {
    return (await this.#tab.page.locator("form [aria-invalid=true]").count()) > 0;
  }

  /** Nothing typed is lost, and nothing comes back that was sent or discarded. */
  async #checkForm() {
    const values = await this.#tab.page.evaluate(formValues);
    const asked = this.#machineAsked;
    this.#machineAsked = false;
    if (!values) return;
    if (asked) {
      this.#beforeMachine = this.#typed.user_machinery;
      const now = values.user_machinery;
      if (now === "" || !now.startsWith(this.#beforeMachine.trim()))
        this.#fail("the machine asked for is filled in", now);
      this.#typed.user_machinery = now;
    }
    for (const [name, value] of Object.entries(this.#typed)) {
      if (values[name] !== value) {
        this.#fail(
          "nothing typed is lost",
          `${name} is ${JSON.stringify(values[name])} instead of ${JSON.stringify(value)}`,
        );
      }
    }
  }

  async #checkFocus(action, on) {
    const { page } = this.#tab;
    if (action.effect === "link" && this.#movedPage && !/anew/.test(action.target.on)) {
      if (!on.heading && !new URL(page.url()).hash)
        this.#fail("after a navigation the focus is on the heading", `it is on ${on.on}`);
      if (!on.announced) this.#fail("after a navigation its title is announced");
    }
    if (action.effect === "place") {
      const trouble = await page.evaluate(placeShown, new URL(action.target.href).hash);
      if (trouble) this.#fail("a place that is followed is shown and has the focus", trouble);
    }
    if (["language", "discard", "form", "send"].includes(action.effect) && on.on === "body") {
      this.#fail("the focus is kept", `after ${action.name} it is on the body`);
    }
  }
}

function firstDifference(is, should) {
  if (!Array.isArray(is)) return `${JSON.stringify(is)} instead of ${JSON.stringify(should)}`;
  const at = is.findIndex((item, index) => item !== should[index]);
  const place = at < 0 ? is.length : at;
  return `at ${place}: ${JSON.stringify(is[place])} instead of ${JSON.stringify(should[place])} (${is.length} and ${should.length} in all)`;
}
