/** A visitor who takes random steps; after each one, the page is compared with the model. */
import { DEFAULT } from "../../scripts/lib/languages.mjs";
import { actionsOf } from "./actions.mjs";
import { checkPage } from "./checks.mjs";
import { answerRequest } from "./form-steps.mjs";
import { MOMENTARY, shown } from "./in-page.mjs";
import { Model } from "./model.mjs";
import { Tab } from "./tab.mjs";

const SEND_URL = /\/send-form$/;

export class Walker {
  #walk;

  /** @param {ConstructorParameters<typeof Model>[0]} given */
  constructor(given) {
    this.#walk = new Model(given);
  }

  /** What has been done, in words. */
  get steps() {
    return this.#walk.steps;
  }

  /** How many requests were sent. */
  get requests() {
    return this.#walk.requests;
  }

  /** @param {string} language code of the one that the visitor has chosen earlier */
  async begin(language) {
    const walk = this.#walk;
    await walk.context.route(SEND_URL, (route) => answerRequest(walk, route));
    walk.tab = new Tab(await walk.context.newPage());
    if (language !== DEFAULT) {
      await walk.tab.load(`${walk.site}/aviso-legal`);
      await walk.tab.page.evaluate(
        (code) => localStorage.setItem("selectedLanguage", code),
        language,
      );
      walk.stored = language;
    }
    const start = walk.random.pick([
      "/",
      "/contacto",
      "/faq",
      "/maquinaria",
      "/en",
      "/val/contacto",
    ]);
    walk.steps.push(`begin at ${start}`);
    await walk.tab.load(walk.site + start);
    walk.chosen = walk.stored;
    const { path, history } = await walk.tab.page.evaluate(shown, MOMENTARY);
    walk.entries = [walk.entry(path)];
    walk.earlierEntries = history - 1;
    await checkPage(walk, { name: "begin" });
  }

  /** Takes one random step and checks the page. */
  async step() {
    const walk = this.#walk;
    const action = walk.random.pickWeighted(await actionsOf(walk));
    walk.steps.push(action.name);
    walk.expectedLines = [];
    walk.movedPage = false;
    await action.run();
    await walk.tab.settled();
    await checkPage(walk, action);
  }
}
