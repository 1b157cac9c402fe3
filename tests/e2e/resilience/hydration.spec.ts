/** Pages that a translator or an extension changes, before React has them and after: nothing is lost, nothing doubled. */
import type { Page } from "@playwright/test";
import { FILES } from "../../shared/faults.mjs";
import { tagOf } from "../support/combinations";
import { holdBack } from "../support/fault-injection";
import { field, fill } from "../support/form";
import { chooseLanguage } from "../support/language";
import { LIST, openWith } from "../support/list";
import { received, resetProvider } from "../support/provider";
import { send, success } from "../support/quote";
import { expect, hydrated, open, pageOfEachKind, test, views } from "../support/site";

const KINDS = pageOfEachKind("es").map((address) => [views[address]?.page.kind, address] as const);

/** Each function runs in the page, so it uses nothing from outside itself. */
const CHANGES = {
  /** As the translators of browsers do it: each text is replaced by an element. */
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
  /** As blockers of advertising do it. */
  "robbed of elements": () => {
    document.querySelector(".banner picture")?.remove();
    document.querySelector(".grant")?.remove();
    document.querySelector("main .frame:last-child > :last-child")?.remove();
  },
};

const WAYS = [...Object.keys(CHANGES), "translated after hydration"];

/** Every run tries each way on the form, and on the other pages each page and each way. */
const tagOfChange = (address: string, way: string) =>
  address === "/contacto" ? [] : tagOf([address, KINDS.map(([, address]) => address)], [way, WAYS]);

/** Loads a page and holds its script back until the function returned is called: until then the page is static. */
async function openStatic(page: Page, address: string): Promise<() => Promise<void>> {
  const release = await holdBack(page, FILES["entry script"]);
  await page.goto(address, { waitUntil: "commit" });
  await page.locator("footer .footer-owner").waitFor();
  return async () => {
    release();
    await hydrated(page);
  };
}

/** All that is read on the page, once it has come to rest. */
async function texts(page: Page): Promise<string> {
  await expect(page.locator(".skeletons")).toHaveCount(0);
  return page.locator("#root").innerText();
}

/** The text without the marks that the translator of these tests adds. */
const readable = (text: string) => text.replaceAll(/[¡!]/g, "");

test.describe("changed pages", { tag: "@firefox-on-demand" }, () => {
  for (const [kind, address] of KINDS) {
    for (const [name, change] of Object.entries(CHANGES)) {
      test(`${address}, ${name} before hydration, is whole afterwards`, {
        tag: tagOfChange(address, name),
      }, async ({ page }) => {
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

    test(`${address}, translated after hydration, goes on working`, {
      tag: tagOfChange(address, "translated after hydration"),
    }, async ({ page }) => {
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
      // Texts that are the same in both languages, like place names, keep the translator's marks.
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

  test("a request list that is translated is whole in the language chosen next", async ({
    page,
  }) => {
    const lines = page.locator(".list-lines li");
    await openWith(page, LIST, "/en/contacto");
    await expect(lines).toHaveCount(3);
    const whole = readable(await texts(page));
    await open(page, "/contacto");
    await expect(lines).toHaveCount(3);
    await page.evaluate(CHANGES.translated);
    await page.locator(".language summary").click();
    await page.locator(".language [hreflang=en]").click();
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
    await expect.poll(async () => readable(await texts(page))).toBe(whole);
  });

  test("a question that has the focus when the page is translated keeps it", async ({ page }) => {
    const hydrate = await openStatic(page, "/faq");
    await page.locator("#q7 summary").focus();
    await page.evaluate(CHANGES.translated);
    await hydrate();
    await expect(page.locator("#q7 summary")).toBeFocused();
  });

  test("a form that is translated while it is filled in, refused, corrected and sent works to the end", async ({
    page,
  }) => {
    await resetProvider(page);
    await open(page, "/contacto");
    await page.evaluate(CHANGES.translated);
    await page.locator(".form [type=submit]").click();
    await expect(page.locator(".form [aria-invalid=true]")).toHaveCount(5);
    await page.evaluate(CHANGES.translated);
    await page.reload();
    await hydrated(page);
    await fill(page);
    await page.evaluate(CHANGES.translated);
    await page.locator(".form [type=submit]").click();
    await expect.poll(async () => (await received(page)).length).toBe(1);
    await expect(page.locator("#user_name")).toHaveValue("");
  });

  for (const digits of [4, 5, 7]) {
    test(`a date of which a part is typed before the page is live keeps it: ${digits} digits`, async ({
      page,
    }) => {
      const release = await openStatic(page, "/contacto");
      await field(page, "Fecha de alquiler").click();
      await page.keyboard.press("Home");
      const year = new Date().getFullYear() + 1;
      await page.keyboard.type(`1212${year}`.slice(0, digits));
      await release();
      await page.keyboard.type(`1212${year}`.slice(digits));
      await expect(field(page, "Fecha de alquiler")).toHaveValue(`${year}-12-12`);
    });
  }

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

  test("a third-party script that fails before hydration does no harm to the page", async ({
    page,
    expectedConsole,
  }) => {
    expectedConsole.push(/third party/);
    const hydrate = await openStatic(page, "/contacto");
    await page.evaluate(() => {
      setTimeout(() => {
        throw new Error("third party");
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
