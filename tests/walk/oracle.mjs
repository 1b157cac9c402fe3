/** What a fresh load of an address shows, with a stored language: loaded once for each, in a context of its own. */
import { MOMENTARY, shown } from "./in-page.mjs";
import { Tab } from "./tab.mjs";

export class Oracle {
  #tab;
  #site;
  #known = new Map();

  /** @param {import("@playwright/test").Browser} browser @param {string} site @param {object} options of its context */
  static async open(browser, site, options) {
    const oracle = new Oracle();
    const context = await browser.newContext(options);
    // Sets the visitor's storage before any script of the page runs.
    await context.addInitScript(() => {
      if (window.name.startsWith("chosen:")) {
        localStorage.clear();
        const [language, list, sent] = JSON.parse(window.name.slice("chosen:".length));
        if (language) localStorage.setItem("selectedLanguage", language);
        if (list) localStorage.setItem("requestList", list);
        if (sent) localStorage.setItem("sentRequests", sent);
      }
    });
    oracle.#site = site;
    oracle.#tab = new Tab(await context.newPage());
    await oracle.#tab.load(`${site}/faq`);
    return oracle;
  }

  /**
   * @param {string} path with query and hash
   * @param {string} chosen language that is stored, or ""
   * @param {[string, string]} kept what is stored of lists
   */
  async at(path, chosen, kept = ["", ""]) {
    const stored = JSON.stringify([chosen, ...kept]);
    const key = `${stored} ${path}`;
    if (!this.#known.has(key)) {
      const { page } = this.#tab;
      await page.evaluate((name) => {
        window.name = name;
      }, `chosen:${stored}`);
      // By way of another document, as a browser loads nothing when only the hash changes.
      if (path.includes("#")) await page.goto(`${this.#site}/robots.txt`);
      await this.#tab.load(this.#site + path);
      // Unknown addresses, and the missing icon of robots.txt, rightly cause a 404.
      const lines = this.#tab.takeLines().filter((line) => !/status of 404/.test(line));
      this.#known.set(key, { ...(await page.evaluate(shown, MOMENTARY)), lines });
    }
    return this.#known.get(key);
  }

  close() {
    return this.#tab.page.context().close();
  }
}
