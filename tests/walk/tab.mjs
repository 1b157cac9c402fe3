/** One tab of a browser: what is under way in it, what it says in the console, and when it rests. */
import { HYDRATED } from "../shared/inside.mjs";
import { rest } from "./in-page.mjs";

/** They come late, or all the time, and change nothing that is compared. */
const NON_ESSENTIAL = new Set(["image", "media", "font"]);
const SEND = /\/send-form$/;
const TIMEOUT_MS = 30_000;
/** After this time a request whose end the driver has not reported counts as ended, if the page itself is at rest. */
const FORGOTTEN_MS = 5000;

export class Tab {
  /** @type {import("@playwright/test").Page} */
  page;
  /** Lines of the console that were not taken yet. @type {string[]} */
  lines = [];
  #underWay = new Set();
  #wake = () => {};

  /** @param {import("@playwright/test").Page} page */
  constructor(page) {
    this.page = page;
    const ended = (request) => {
      this.#underWay.delete(request);
      this.#wake();
    };
    page.on("request", (request) => {
      if (!NON_ESSENTIAL.has(request.resourceType()) && !SEND.test(request.url())) {
        this.#underWay.add(request);
      }
    });
    page.on("requestfinished", ended);
    page.on("requestfailed", ended);
    // The end of requests of a document that is gone is never reported.
    page.on("framenavigated", () => {
      for (const request of this.#underWay) if (!request.isNavigationRequest()) ended(request);
    });
    page.on("console", (message) => {
      const isOurs = !/^Service Worker registration blocked/.test(message.text());
      if (["error", "warning"].includes(message.type()) && isOurs) this.lines.push(message.text());
    });
    page.on("pageerror", (error) => this.lines.push(String(error)));
  }

  /** Resolves when nothing is loading and the page has stopped changing. */
  async settled() {
    const begun = Date.now();
    while (Date.now() < begun + TIMEOUT_MS) {
      if (this.#underWay.size > 0) {
        await new Promise((resolve) => {
          this.#wake = resolve;
          setTimeout(resolve, 1000).unref(); // some drivers do not report the end of every request
        });
      }
      const before = this.#underWay.size;
      const rested = await this.page.evaluate(rest).then(
        () => true,
        () => false, // another document took its place
      );
      if (rested && this.#underWay.size === 0) return;
      if (rested && before > 0 && Date.now() > begun + FORGOTTEN_MS) this.#underWay.clear();
    }
    throw new Error("the page does not come to rest");
  }

  /** Loads an address, or reloads the page without one, and waits until script has taken it over. */
  async load(address) {
    if (address === undefined) await this.page.reload();
    else await this.page.goto(address);
    await this.page.locator(HYDRATED).first().waitFor({ state: "attached", timeout: TIMEOUT_MS });
    await this.settled();
    // The search is loaded after the page that shows its results.
    if (new URL(this.page.url()).searchParams.get("q")) {
      await this.page.locator("#results").waitFor({ timeout: TIMEOUT_MS });
    }
  }

  /** @returns {string[]} the console's lines since the last time */
  takeLines() {
    return this.lines.splice(0);
  }
}
