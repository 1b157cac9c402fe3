import type { Page } from "@playwright/test";
import { expect, open, test } from "../support/site";

/** From then on, `fades(page)` returns how many times one page was seen to fade into the next. */
async function countFades(page: Page) {
  await page.addInitScript(() => {
    const start = document.startViewTransition.bind(document);
    const moves = ({ effect }: Animation) =>
      effect instanceof KeyframeEffect && effect.pseudoElement?.startsWith("::view-transition");
    document.startViewTransition = (update) => {
      const transition = start(update);
      const { dataset } = document.documentElement;
      transition.ready.then(
        () => {
          if (document.getAnimations().some(moves)) {
            dataset.fades = String(Number(dataset.fades ?? 0) + 1);
          }
          dataset.turns = String(Number(dataset.turns ?? 0) + 1);
        },
        () => {}, // skipped
      );
      return transition;
    };
  });
}

function fades(page: Page): Promise<number> {
  return page.evaluate(() => Number(document.documentElement.dataset.fades ?? 0));
}

/** How many times a page has begun to turn into the next, to be seen or not. */
function turns(page: Page): Promise<number> {
  return page.evaluate(() => Number(document.documentElement.dataset.turns ?? 0));
}

const link = (page: Page, name: string) =>
  page.getByRole("contentinfo").getByRole("link", { name, exact: true });
const title = (page: Page) => page.getByRole("heading", { level: 1 });

test.use({ bannerVideo: "plays" });

test("a page fades into the next, on the way there and on the way back", async ({ page }) => {
  await countFades(page);
  await open(page, "/faq");
  await link(page, "Contacto").click();
  await expect(title(page)).toHaveText("Contacto y presupuesto");
  await expect.poll(() => fades(page)).toBe(1);
  await page.goBack();
  await expect(title(page)).toHaveText("Preguntas frecuentes");
  await expect.poll(() => fades(page)).toBe(2);
});

test("whoever goes back or on in the middle of a fade is where they wanted to be", async ({
  page,
}) => {
  await open(page, "/faq");
  await link(page, "Contacto").click();
  await page.evaluate(async () => {
    // Before the address has changed, going back would leave the site.
    while (location.pathname !== "/contacto") {
      await new Promise((resume) => setTimeout(resume));
    }
    history.back();
  });
  await expect(title(page)).toHaveText("Preguntas frecuentes");
  await page.evaluate(() => {
    for (const name of ["/contacto", "/formacion", "/maquinaria"]) {
      document.querySelector<HTMLElement>(`footer a[href="${name}"]`)?.click();
    }
  });
  await expect(page).toHaveURL("/maquinaria");
  await expect(title(page)).toHaveText("Maquinaria de alquiler");
  await page.goBack();
  await expect(title(page)).toHaveText("Preguntas frecuentes");
});

test("a page that is lost in a fade is shown a second later", async ({ page }) => {
  await open(page, "/faq");
  await page.evaluate(() => {
    const start = document.startViewTransition;
    document.startViewTransition = () => {
      document.startViewTransition = start;
      return start.call(document, () => {});
    };
  });
  await link(page, "Contacto").click();
  await expect(page).toHaveURL("/contacto");
  await expect(title(page)).toHaveText("Preguntas frecuentes");
  await expect(title(page)).toHaveText("Contacto y presupuesto");
  await link(page, "Maquinaria").click();
  await expect(title(page)).toHaveText("Maquinaria de alquiler");
});

for (const motion of ["no-preference", "reduce"] as const) {
  const how = motion === "reduce" ? "at once where motion is unwanted" : "smoothly";
  test(`the legal notice is scrolled to its top ${how}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: motion });
    await open(page, "/politica-de-privacidad");
    await page.evaluate(() => {
      const places = new Set<number>();
      addEventListener("scroll", () => places.add(scrollY));
      Object.assign(window, { places: () => [...places] });
    });
    await page.getByRole("contentinfo").getByRole("link", { name: "Aviso legal" }).click();
    await expect(title(page)).toHaveText("Aviso legal");
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    const places: number[] = await page.evaluate("places()");
    // Past where the visitor was, and before the top.
    const between = places.filter((place) => place > 0 && place < Math.max(...places));
    expect(between.length > 2).toBe(motion === "no-preference");
  });
}

test("nothing fades where motion is unwanted", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await countFades(page);
  await open(page, "/faq");
  await link(page, "Contacto").click();
  await expect(title(page)).toHaveText("Contacto y presupuesto");
  await expect.poll(() => turns(page)).toBe(1);
  expect(await fades(page)).toBe(0);
});

test("an answer opens at once where motion is unwanted", async ({ page }) => {
  /** Opens a question. Returns how many animations that has begun. */
  const opened = (question: number) =>
    page.evaluate((index) => {
      document.querySelectorAll<HTMLElement>("main details summary")[index]?.click();
      return document.getAnimations().length;
    }, question);
  await open(page, "/faq");
  expect(await opened(0)).toBeGreaterThan(0);
  await page.emulateMedia({ reducedMotion: "reduce" });
  expect(await opened(1)).toBe(0);
});

/** The browser has nothing left to do, and would have asked for the video by now. */
async function atRest(page: Page) {
  await page.waitForLoadState("networkidle"); // the script of the video is loaded with it
  await page.evaluate(async () => {
    for (let turn = 0; turn < 3; turn += 1) {
      await new Promise((resume) => requestIdleCallback(resume));
      await new Promise((resume) => setTimeout(resume));
    }
  });
}

const videos = (page: Page) => page.locator(".banner video").count();

test("the video comes where the page came quickly", async ({ page }) => {
  await open(page, "/faq");
  await expect.poll(() => videos(page)).toBe(1);
});

test("no video comes where the page came slowly, on this page and on the next", async ({
  page,
}) => {
  await page.route("**/pictures/yard-*", async (route) => {
    await new Promise((resume) => setTimeout(resume, 2600));
    await route.continue();
  });
  await open(page, "/faq");
  await atRest(page);
  expect(await videos(page)).toBe(0);
  await link(page, "Contacto").click();
  await expect(title(page)).toHaveText("Contacto y presupuesto");
  await atRest(page);
  expect(await videos(page)).toBe(0);
});

test("the video is given up when its page is left, and comes again with the page", async ({
  page,
}) => {
  await open(page, "/faq");
  await expect.poll(() => videos(page)).toBe(1);
  const source = () =>
    page.evaluate(() => {
      const video = document.querySelector("video");
      dispatchEvent(new Event("pagehide"));
      return video?.getAttribute("src");
    });
  expect(await source()).toBeNull();
  await page.evaluate(() =>
    dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })),
  );
  await atRest(page);
  await expect(page.locator("video[src]")).toHaveCount(1);
});
