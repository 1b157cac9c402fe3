import { DEFAULT, LANGUAGES } from "../../../scripts/lib/languages.mjs";
import { DIST } from "../../../scripts/lib/paths.mjs";
import { contacted } from "../support/contacted";
import { codeOf } from "../support/language";
import { addresses, expect, hydrated, open, test, views } from "../support/site";

const main = Object.entries(views);

test.describe("all addresses", { tag: "@firefox-on-demand" }, () => {
  test("every page of every language answers with its own heading, title and language, and contacts nobody else", async ({
    page,
    context,
    baseURL,
  }) => {
    test.setTimeout(300_000);
    const origins = contacted(context);
    for (const [address, view] of main) {
      const answer = await page.goto(address);
      expect(answer?.status(), address).toBe(200);
      await hydrated(page);
      const heading = view.page.title ?? view.page.hero?.title ?? "";
      await expect(page.getByRole("heading", { level: 1 }), address).toHaveText(heading);
      await expect(page, address).toHaveTitle(view.meta.title);
      await expect(page.locator("html"), address).toHaveAttribute("lang", view.lang);
      await expect(page.locator("link[rel=canonical]"), address).toHaveCount(1);
      await expect(page.locator("link:is([rel=preconnect], [rel=dns-prefetch])")).toHaveCount(0);
      // Pictures that load lazily are loaded as well.
      await page.evaluate(() => {
        const pictures = [...document.querySelectorAll("img")];
        for (const picture of pictures) {
          picture.loading = "eager";
        }
        return Promise.all(pictures.map((picture) => picture.decode()));
      });
    }
    expect([...origins]).toEqual([baseURL]);
  });

  for (const { code, english } of LANGUAGES) {
    // The tests of hosting ask for all of them, so one language shows that the page leaves its address alone.
    test(`second addresses in ${english} lead to the same page under its own address`, {
      tag: code === DEFAULT ? [] : "@on-demand",
    }, async ({ page }) => {
      test.setTimeout(120_000);
      const second = addresses.filter((address) => !(address in views) && codeOf(address) === code);
      expect(second.length).toBe(18);
      for (const address of second) {
        await open(page, address);
        const canonical = (await page.locator("link[rel=canonical]").getAttribute("href")) ?? "";
        await expect(page, address).toHaveURL(new URL(canonical).pathname);
      }
    });
  }
});

test.describe("addresses", { tag: "@firefox-on-demand" }, () => {
  test("where a host does not redirect, a second address is replaced without a history entry", {
    tag: "@firefox",
  }, async ({ page }) => {
    for (const [second, own] of [
      ["/home", "/"],
      ["/en/maquinaria/dumpers", "/en/maquinaria/alquiler-dumpers"],
    ] as const) {
      await page.route(
        (url) => url.pathname === second,
        (route) => route.fulfill({ path: `${DIST}${second}.html` }),
      );
      await open(page, "/faq");
      await open(page, second);
      await expect(page).toHaveURL(own);
      await page.goBack();
      await expect(page).toHaveURL("/faq");
    }
  });

  test("where a host answers with its page for unknown addresses, an address as people write it shows its page and head", async ({
    page,
  }) => {
    for (const [written, own] of [
      ["/Contacto?fbclid=1", "/contacto"],
      ["/en/FAQ", "/en/faq"],
    ] as const) {
      await page.route(
        (url) => url.pathname + url.search === written,
        (route) => route.fulfill({ path: `${DIST}/404.html` }),
      );
      await open(page, written);
      await expect(page).toHaveURL((url) => url.pathname === own);
      await expect(page).toHaveTitle(views[own]?.meta.title ?? "");
      await expect(page.locator("link[rel=canonical]")).toHaveAttribute(
        "href",
        views[own]?.meta.canonical ?? "",
      );
      await expect(page.locator("meta[name=robots]")).toHaveCount(0);
    }
  });

  test("a trailing slash is the same page", async ({ page }) => {
    await open(page, "/faq/");
    await expect(page).toHaveTitle(views["/faq"]?.meta.title ?? "");
  });

  test("the site has the counts of the specification", async ({ page }) => {
    test.slow(); // Firefox takes three seconds for each of the eighteen pages where other tests run beside it
    let machines = 0;
    for (const [address, view] of main.filter(([path]) => path.startsWith("/maquinaria/"))) {
      await open(page, address);
      expect(view.page.kind).toBe("category");
      machines += await page.locator("main a[href*='?maquina=']").count();
    }
    expect(machines).toBe(85);
    await open(page, "/faq");
    await expect(page.locator("main details")).toHaveCount(12);
    await expect(page.locator("main details[open]")).toHaveCount(0);
  });

  test("an unknown address answers 404 in the language of its prefix", async ({
    page,
    expectedConsole,
  }) => {
    expectedConsole.push(/404/);
    const answer = await page.goto("/val/no-existix");
    expect(answer?.status()).toBe(404);
    await hydrated(page);
    await expect(page.locator("html")).toHaveAttribute("lang", "ca-valencia");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });

  test("links are followed without loading the document again", { tag: "@firefox" }, async ({
    page,
  }) => {
    await open(page, "/");
    await page.evaluate(() => {
      document.body.dataset.same = "yes";
    });
    await page
      .getByRole("navigation", { name: "Principal" })
      .getByRole("link", { name: "Preguntas" })
      .click();
    await expect(page).toHaveURL("/faq");
    await expect(page).toHaveTitle(views["/faq"]?.meta.title ?? "");
    await expect(page.locator("body[data-same=yes]")).toHaveCount(1);
    await page.goBack();
    await expect(page).toHaveURL("/");
  });

  test("each page of a visit has its own head, and nothing of the last one's", {
    tag: "@firefox",
  }, async ({ page }) => {
    const inHead = () =>
      page.evaluate(() =>
        [...document.head.querySelectorAll("title, meta[name], link[rel=canonical], [hreflang]")]
          .map((element) => element.outerHTML)
          .sort(),
      );
    await open(page, "/en/faq");
    const loaded = await inHead();
    await open(page, "/en");
    expect(await inHead()).not.toEqual(loaded);
    await page.getByRole("contentinfo").locator("a[href='/en/faq']").click();
    await expect.poll(inHead).toEqual(loaded);
  });
});
