/** The state of a walk: its tab, and a model of what the visitor should see. */
import { LANGUAGES } from "../../scripts/lib/languages.mjs";
import { VALUES } from "./values.mjs";

/** How long the driver may take to press or fill something. */
export const PRESS_MS = 5000;
/** How many entries browsers keep of a tab's history. */
const HISTORY_LIMIT = 50;
export const TAGS = Object.fromEntries(LANGUAGES.map(({ code, tag }) => [code, tag]));
export const LANGUAGE_NAMES = Object.fromEntries(LANGUAGES.map(({ code, name }) => [name, code]));

/** What browsers say of requests that fail. */
export const NETWORK_LINES =
  /Failed to load resource|ERR_|NetworkError|Cross-Origin Request Blocked|Failed to fetch|Load failed|CORS|dynamically imported module|Importing a module/;
/** What the site says of texts, lists and products that do not come; Firefox's driver reports an error by its name alone. */
export const OFFLINE_LINES = /dictionary|texts|Error al obtener datos|^Error$/;
/** What browsers rightly say of an unknown address. */
export const NOT_FOUND_LINE = /status of 404/;
/** What the site says of a request that was not sent. */
export const SEND_LINES = /Error al enviar/;

/** A difference between the page and the model. */
export class Violation extends Error {
  /** @param {string} invariant @param {string} [detail] */
  constructor(invariant, detail = "") {
    super(detail ? `${invariant}: ${detail}` : invariant);
    this.name = "Violation";
  }
}

/** @typedef {{ kind: string, index: number, text: string, href: string, on: string }} Candidate */

export const emptyForm = () => Object.fromEntries(Object.keys(VALUES).map((name) => [name, ""]));

export class Model {
  /** What has been done, in words. @type {string[]} */
  steps = [];
  /** @type {import("./tab.mjs").Tab} */
  tab;
  /** What the form should hold, by name of the field. */
  typed = emptyForm();
  /** What was discarded, as long as it can come back. */
  discarded;
  /** The request list: only its own buttons change it, and what is sent empties it. */
  list = "";
  /** The list of the last request. */
  listSent = "";
  /** The language in the storage of the browser, which another tab may have changed, and the one of this tab. */
  stored = "";
  chosen = "";
  /**
   * The tab's history since the walk began, each entry with the number of its document; where in it the visitor is, and
   * how many entries came before.
   */
  entries = [];
  position = 0;
  earlierEntries = 0;
  /** Entries of the same document are shown without loading anything. A reload does not change that. */
  document = 0;
  /** The entry whose words were typed without Enter, as long as the visitor stays on it. */
  typedEntry;
  /** Whether the step led to another page. */
  movedPage = false;
  online = true;
  /** Set by a step taken offline: until a page has loaded again, the page may differ from a fresh load. */
  degraded = false;
  /** How many requests were sent, and how many of them a step was known to send. */
  requests = 0;
  requestsSeen = 0;
  /** How the provider answers, by the names of `ANSWERS`. */
  answer = "200";
  /** Requests whose answer the visitor waits for. */
  held = [];
  /** Whether a request has failed while its form was not shown: the notice takes the focus when it is. */
  hasUnseenFailure = false;
  /** Lines of the console that the step may cause. @type {RegExp[]} */
  expectedLines = [];
  /** Whether the step asked for a machine, and what its field held before. */
  machineAsked = false;
  beforeMachine = "";
  /** Whether words went with the visitor to the form. */
  wordsCarried = false;

  /**
   * @param {object} given `except` names invariants that are not checked, `languagesOf` the languages of each text,
   *   `discardTexts` the labels of the button that discards a draft
   */
  constructor({ random, oracle, site, context, languagesOf, discardTexts, except }) {
    this.random = random;
    this.oracle = oracle;
    this.site = site;
    this.context = context;
    this.languagesOf = languagesOf;
    this.discardTexts = discardTexts;
    this.except = except;
  }

  fail(invariant, detail) {
    if (!this.except.has(invariant)) throw new Violation(invariant, detail);
  }

  /** Adds to the description of the current step. */
  note(text) {
    this.steps[this.steps.length - 1] += text;
  }

  pathOf(href) {
    if (!href) return "";
    const { pathname, search, hash } = new URL(href, this.site);
    return pathname + search + hash;
  }

  element({ kind, index }) {
    const selectors = {
      link: "a[href]",
      button: "button",
      details: "summary",
      field: ".form input, .form textarea",
      words: ".search-form input",
    };
    return this.tab.page.locator(selectors[kind]).nth(index);
  }

  /** Records that the page at a path is shown: a new entry of the history, unless that page was already shown. */
  moveTo(path, asked = path) {
    const { path: before } = this.entries[this.position];
    if (asked === before) return;
    this.movedPage = path.split(/[?#]/)[0] !== before.split(/[?#]/)[0];
    if (this.movedPage) this.discarded = undefined;
    this.entries = [...this.entries.slice(0, this.position + 1), this.entry(path)];
    if (this.historyLength > HISTORY_LIMIT) {
      if (this.earlierEntries > 0) this.earlierEntries -= 1;
      else this.entries.shift();
    }
    this.position = this.entries.length - 1;
  }

  entry(path) {
    return { path, document: this.document };
  }

  /** Whether the entry so many steps away is of the document that is shown. */
  isInDocument(by) {
    return this.entries[this.position + by].document === this.entries[this.position].document;
  }

  get historyLength() {
    return this.earlierEntries + this.entries.length;
  }

  /** Another page is loaded, in an entry of its own. */
  openDocument() {
    this.document = 1 + Math.max(...this.entries.map(({ document }) => document));
    this.leaveDocument();
  }

  /** The page is loaded anew: requests and the language of the tab go with the document. */
  leaveDocument() {
    this.held = [];
    this.chosen = this.stored;
    this.discarded = undefined;
  }
}
