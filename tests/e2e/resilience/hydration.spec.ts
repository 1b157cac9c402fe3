/** Pages that a translator or an extension changes, before React has them and after: nothing is lost, nothing doubled. */
import type { Page } from "@playwright/test";
import {
  chooseLanguage,
  field,
  fill,
  received,
  resetProvider,
  send,
  success,
} from "../support/quote";
import { expect, hydrated, open, test, views } from "../support/site";

/** One page of each kind, in Spanish. */
const KINDS = [
  ...new Map(
    Object.entries(views)
      .filter(([, { lang }]) => lang === "es")
      .map(([address, view]) => [view.page.kind, address]),
  ).entries(),
];

/** Each function is sent into the page. */
const CHANGES = {
  /** As browsers' translators do it: each text gives way to an element of theirs. */
  translated: () => {
    const root = document.documentElement;
    root.lang = "fr";
    root.classList.add("translated-ltr");
    document.title = `Traduit: ${document.title}`;
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) {
      if (walker.currentNode instanceof Text && walker.currentNode.data.trim()) {
        texts.push(walker.currentNode);
      }
    }
    for (const text of texts) {
      if (text.parentElement?.closest("script, style, textarea")) {
        continue;
      }
      const own = document.createElement("font");
      own.append(document.createElement("font"));
      own.firstElementChild?.append(`¡${text.data}!`);
      text.replaceWith(own);
    }
  },
  /** Buttons of password managers, of spelling checkers, of shopping assistants. */
  "given elements and attributes": () => {
    document.documentElement.dataset.extension = "yes";
    document.body.setAttribute("cz-shortcut-listen", "true");
    const button = () => Object.assign(document.createElement("div"), { className: "extension" });
    document.querySelector("#root")?.prepend(button());
    document.querySelector("main")?.prepend(button());
    document.querySelector("h1")?.append(button());
    for (const control of document.querySelectorAll("input, textarea")) {
      control.after(button());
    }
  },
  /** What takes itself for a blocker of advertising. */
  "robbed of elements": () => {
    document.querySelector(".banner picture")?.remove();
    document.querySelector(".grant")?.remove();
    document.querySelector("main .frame:last-child > :last-child")?.remove();
  },
};

/** Loads a page whose script comes when it is let; what is done meanwhile happens to the static page. */
async function openStatic(page: Page, address: string): Promise<() => Promise<void>> {
  let come = () => {};
  const later = new Promise<void>((resolve) => {
    come = resolve;
  });
  await page.route(/\/assets\/index-.*\.js$/, async (route) => {
    await later;
    await route.continue();
  });
  await page.goto(address, { waitUntil: "commit" });
  await page.locator("footer .footer-owner").waitFor();
  return async () => {
    come();
    await hydrated(page);
  };
}

/** All that is read on the page, once it has come to rest. */
async function texts(page: Page): Promise<string> {
  await expect(page.locator(".skeletons")).toHaveCount(0);
  return page.locator("#root").innerText();
}

/** Without what the translator of these tests adds. */
const readable = (text: string) => text.replaceAll(/[¡!]/g, "");

test.describe("changed pages", { tag: "@firefox-on-demand" }, () => {
  for (const [kind, address] of KINDS) {
    for (const [name, change] of Object.entries(CHANGES)) {
      test(`${address}, ${name} before hydration, is whole afterwards`, async ({ page }) => {
        await open(page, address);
        const whole = await texts(page);
        const hydrate = await openStatic(page, address);
        await page.evaluate(change);
        if (kind === "contact") {
          await field(page, "Nombre o empresa").or(page.locator("#user_name")).first().fill("Ana");
        }
        await hydrate();
        await expect.poll(() => texts(page)).toBe(whole);
        if (kind === "contact") {
          await expect(page.locator("#user_name")).toHaveValue("Ana");
          await expect(page.locator("#user_name")).toBeFocused();
          await expect(send(page)).toBeEnabled();
        }
        await page.getByRole("contentinfo").locator("a[href='/aviso-legal']").click();
        await expect(page.getByRole("heading", { level: 1, name: "Aviso legal" })).toBeFocused();
      });
    }

    test(`${address}, translated after hydration, goes on working`, async ({ page }) => {
      const inEnglish = address === "/" ? "/en" : `/en${address}`;
      await open(page, inEnglish);
      const whole = readable(await texts(page));
      await open(page, address);
      await texts(page);
      await page.evaluate(CHANGES.translated);
      await page.locator(".language summary").click();
      await page.locator(".language [hreflang=en]").click();
      await expect(page.locator("html")).toHaveAttribute("lang", "en");
      const english = views[inEnglish];
      const title = english?.page.title ?? english?.page.hero?.title ?? "";
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
      // What is the same in both languages, like the names of places, is still the translator's.
      await expect.poll(async () => readable(await texts(page))).toBe(whole);
      await page.evaluate(CHANGES.translated);
      const next = kind === "advantages" ? "/faq" : "/ventajas";
      await page.getByRole("contentinfo").locator(`a[href='${next}']`).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(
        views[`/en${next}`]?.page.title ?? "",
      );
      await page.goBack();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    });
  }

  test("a form that is translated while it is filled in, refused, mended and sent works to the end", async ({
    page,
  }) => {
    await resetProvider(page);
    await open(page, "/contacto");
    await page.evaluate(CHANGES.translated);
    await page.locator("form [type=submit]").click();
    await expect(page.locator("form [aria-invalid=true]")).toHaveCount(5);
    await page.evaluate(CHANGES.translated);
    await page.reload();
    await hydrated(page);
    await fill(page);
    await page.evaluate(CHANGES.translated);
    await page.locator("form [type=submit]").click();
    await expect.poll(async () => (await received(page)).length).toBe(1);
    await expect(page.locator("#user_name")).toHaveValue("");
  });

  test("the page is not called late once React has it, however slow its start was", async ({
    page,
  }) => {
    await page.clock.install();
    const hydrate = await openStatic(page, "/herramientas");
    await page.clock.runFor(3999);
    await hydrate();
    await page.clock.runFor(10_000);
    await expect(page.locator("html.hydrated:not(.late)")).toHaveCount(1);
    await expect(page.locator("main .card.product")).toHaveCount(8);
    await expect(success(page)).toHaveCount(0);
  });

  test("a script of a stranger that fails before hydration does no harm to the page", async ({
    page,
    expectedConsole,
  }) => {
    expectedConsole.push(/stranger/);
    const hydrate = await openStatic(page, "/contacto");
    await page.evaluate(() => {
      setTimeout(() => {
        throw new Error("stranger");
      });
    });
    await expect(page.locator("html.script")).toHaveCount(1);
    await hydrate();
    await expect(send(page)).toBeEnabled();
  });

  test("a page that turns into the stored language keeps what was typed before", async ({
    page,
  }) => {
    await open(page, "/contacto");
    await chooseLanguage(page, "English");
    const hydrate = await openStatic(page, "/contacto");
    await page.locator("#user_name").fill("Ana");
    await hydrate();
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
    await expect(page.locator("#user_name")).toHaveValue("Ana");
  });
});
