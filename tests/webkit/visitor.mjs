/** A visitor in WebKit: opens pages of the site, presses, types, and waits for the result. */
import { setTimeout as wait } from "node:timers/promises";
import { By, error, Key } from "selenium-webdriver";
import { views } from "../../scripts/lib/views.mjs";
import { HYDRATED } from "../shared/inside.mjs";
import { SCREEN, startWebKit } from "./webkit.mjs";

export { views };

export const headingOf = ({ page }) => page.title ?? page.hero?.title;

export const WIDE = { width: 1300, height: 950 };
/** As narrow as its window becomes. */
export const NARROW = { width: 450, height: 900 };

export const VALUES = {
  user_name: "Obras Levante, S. L.",
  user_email: "obras+alquiler@example.com",
  user_number: "+34 965 00 00 00",
  user_machinery: "Dumper de 2.000 kg con cazo",
  user_city: "L’Alcoià · Alcoi",
  user_rentalDays: "3",
  user_comments: "Mañana & pasado, 50 % «ñ»",
};

/** @param {() => Promise<unknown>} check waited for to say something true; `what` is named if it never does */
export async function until(check, what, timeout = 10_000) {
  const end = Date.now() + timeout;
  let last;
  while (Date.now() < end) {
    last = await check().catch((error) => error);
    if (last && !(last instanceof Error)) return last;
    await wait(50);
  }
  throw new Error(`${what} did not come: ${last}`);
}

export class Visitor {
  /** Where the site is; another one may take its place. */
  site;
  /** @type {import("selenium-webdriver").WebDriver} */
  driver;
  #tap;
  #end;

  /** @param {string} site @param {Parameters<typeof startWebKit>[0]} [options] */
  static async start(site, options) {
    const visitor = new Visitor();
    const { driver, tap, end } = await startWebKit(options);
    visitor.site = site;
    visitor.driver = driver;
    visitor.#tap = tap;
    visitor.#end = end;
    return visitor;
  }

  end = () => this.#end();

  /** @param {string} expression what of the page is asked for; `arguments` are the values */
  run = (expression, ...values) => this.driver.executeScript(`return (${expression})`, ...values);
  /** @param {(...values: unknown[]) => unknown} inside sent into the page as text */
  call = (inside, ...values) => this.driver.executeScript(inside, ...values);
  find = (selector) => this.driver.findElement(By.css(selector));
  all = (selector) => this.driver.findElements(By.css(selector));
  there = (selector) => until(async () => (await this.all(selector)).length > 0, selector);
  gone = (selector) => until(async () => (await this.all(selector)).length === 0, `no ${selector}`);
  /** Not `:focus`, which never matches in a window that does not have the system's focus. */
  focusIn = (selector) =>
    until(
      () => this.run("document.activeElement.matches(arguments[0])", selector),
      `focus on ${selector}`,
    );

  live = () => this.there(HYDRATED);
  heading = () => this.run("document.querySelector('h1').textContent");
  headed = (text) => until(async () => (await this.heading()) === text, `the heading ${text}`);
  path = () => this.run("location.pathname");
  at = (path) => until(async () => (await this.path()) === path, `the page ${path}`);
  value = (name) => this.run("document.getElementById(arguments[0]).value", name);

  async open(address) {
    await this.driver.get(this.site + address);
    await this.live();
  }

  async reload() {
    await this.driver.navigate().refresh();
    await this.live();
  }

  /** In the middle of the screen, where the pointer is: without a window manager the window under it has the focus. */
  async resize(size) {
    const x = (SCREEN.width - size.width) / 2;
    const y = (SCREEN.height - size.height) / 2;
    await this.driver
      .manage()
      .window()
      .setRect({ x, y, ...size });
    await until(
      async () => (await this.run("innerWidth")) === size.width,
      `a width of ${size.width}`,
    );
  }

  press = (...keys) =>
    this.driver
      .actions()
      .sendKeys(...keys)
      .perform();

  pressWithShift = (key) =>
    this.driver.actions().keyDown(Key.SHIFT).sendKeys(key).keyUp(Key.SHIFT).perform();

  /**
   * The driver clicks and types only into elements on the screen, and does not scroll to them. Until a frame is drawn it
   * still uses the old scroll position. A selector is waited for: what another width of the window shows is drawn after
   * the resize.
   */
  async onScreen(target) {
    const element =
      typeof target === "string" ? await until(() => this.find(target), target) : target;
    await this.call((own) => {
      own.scrollIntoView({ block: "center" });
      return new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    }, element);
    return element;
  }

  /** Tries again where the element is not laid out yet: then nothing was clicked. */
  async click(target) {
    const element = await this.onScreen(target);
    const pressed = () =>
      element.click().then(
        () => ({ done: true }),
        (failed) => (failed instanceof error.ElementNotInteractableError ? undefined : { failed }),
      );
    const { failed } = await until(pressed, `${target} on the screen`);
    if (failed) throw failed;
  }

  /**
   * Touches the middle of an element, and waits until the page has felt it: the driver's own finger is a mouse. Needs the
   * option `touch`.
   */
  async tap(target) {
    const { x, y } = await this.call(
      (own) => {
        window.touched = false;
        const note = () => {
          window.touched = true;
        };
        addEventListener("touchend", note, { once: true, capture: true });
        const { left, top, width, height } = own.getBoundingClientRect();
        const toolbar = outerHeight - innerHeight;
        return { x: screenX + left + width / 2, y: screenY + toolbar + top + height / 2 };
      },
      await this.onScreen(target),
    );
    await this.#tap(x, y);
    await until(() => this.run("window.touched"), `a touch of ${target}`);
  }

  async chooseLanguage(name) {
    await this.run("scrollTo({ top: 0, behavior: 'instant' })"); // where the languages are
    await this.click(".language summary");
    await this.there(".language[open] a");
    for (const item of await this.all(".language[open] a"))
      if ((await item.getText()) === name) return this.click(item);
    throw new Error(`no language ${name}`);
  }

  async fill(typed = VALUES) {
    for (const [name, text] of Object.entries(typed)) {
      const control = await this.onScreen(`#${name}`);
      await control.clear();
      await control.sendKeys(text);
    }
  }

  send = () => this.click(".form [type=submit]");

  /** The message of a success, in Spanish. */
  sent = () =>
    until(
      () =>
        this.run(
          "[...document.querySelectorAll('[role=status]')].some((e) => /con éxito/.test(e.textContent))",
        ),
      "the message of a success",
    );
}
