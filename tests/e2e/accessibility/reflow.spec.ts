/** Nothing leaves the window, is cut, broken or covered, from the narrowest phone to the widest screen. */
import { PREFIXES } from "../../../scripts/lib/languages.mjs";
import { chromiumItself } from "../support/browser";
import { fill, START } from "../support/form";
import { expectNoFaults, expectNoFaultsOnAnyKind, statesFaults } from "../support/layout";
import { openWith } from "../support/list";
import { resetProvider } from "../support/provider";
import { openFilled, send } from "../support/quote";
import { expect, open, test } from "../support/site";

const SIZES = [
  { width: 280, height: 653 },
  { width: 320, height: 256 }, // 1280 × 1024 at 400 %, WCAG 1.4.10
  { width: 320, height: 640 },
  { width: 360, height: 740 },
  { width: 390, height: 844 },
  { width: 740, height: 360 },
  { width: 768, height: 1024 },
  { width: 1024, height: 768 },
  { width: 1440, height: 900 },
  { width: 2560, height: 1300 },
];

test.use({ launchOptions: chromiumItself });

test.describe("without motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("nothing leaves the window, is cut, broken or covered from 280 to 2560 pixels", async ({
    page,
  }) => {
    test.setTimeout(120_000);
    await expectNoFaultsOnAnyKind(page, SIZES);
  });

  for (const name of ["Montgó Rent", "Maquinaria Hermanos García"]) {
    test(`a company called ${name} has a header without faults, and a field to search in`, async ({
      page,
    }) => {
      await open(page, "/faq");
      await page.evaluate((name) => {
        for (const brand of document.querySelectorAll(".brand b")) {
          brand.textContent = name;
        }
      }, name);
      for (const size of [...SIZES, { width: 1088, height: 900 }]) {
        await expectNoFaults(page, name, [size], "header");
        const box = await page.getByRole("searchbox").boundingBox();
        expect.soft(box?.width, `${name} at ${size.width}`).toBeGreaterThan(40);
      }
    });
  }

  test("on a phone in landscape, the label in the field to search is whole", async ({ page }) => {
    for (const prefix of PREFIXES) {
      await open(page, `${prefix}/maquinaria`);
      for (const width of [568, 640, 667, 720, 740, 812, 844, 932]) {
        await page.setViewportSize({ width, height: 360 });
        const room = await page.getByRole("searchbox").evaluate((field: HTMLInputElement) => {
          const { font, paddingLeft } = getComputedStyle(field);
          const text = document.createElement("span");
          text.style.cssText = `position: absolute; white-space: nowrap; font: ${font}`;
          text.textContent = field.placeholder;
          document.body.append(text);
          const room = field.clientWidth - Number.parseFloat(paddingLeft) - text.offsetWidth;
          text.remove();
          return room;
        });
        expect.soft(room, `${prefix}/maquinaria at ${width}`).toBeGreaterThanOrEqual(0);
      }
    }
  });

  for (const prefix of PREFIXES) {
    test(`nor do errors, menus and notes on ${prefix}/contacto`, async ({ page }) => {
      await open(page, `${prefix}/contacto`);
      expect(await statesFaults(page, SIZES.slice(0, 6))).toEqual([]);
    });

    test(`nor does a request list on ${prefix}/contacto`, async ({ page }) => {
      const list = `1;scissor-12-electric,12,10,${START};dumper-2000,1;goods.tools.trowel,3`;
      await openWith(page, list, `${prefix}/contacto`);
      await expect(page.locator(".list-lines li")).toHaveCount(3);
      await expectNoFaults(page, "a request list", SIZES, ".list-panel");
    });
  }
});

test("what was typed as one long word leaves no window, in whatever shows it", async ({ page }) => {
  const word = "Plataforma_de_tijera_electrica_de_12_m_".repeat(5);
  await resetProvider(page);
  const expectInside = async () => {
    for (const width of [280, 320, 360, 1088]) {
      await page.setViewportSize({ width, height: 740 });
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth), { message: word })
        .toBeLessThanOrEqual(width);
    }
  };
  await openFilled(page, {
    "Máquina que quieres alquilar": word,
    "Correo electrónico": `${"a".repeat(60)}@gmial.com`,
  });
  await send(page).click();
  await expect(page.getByText("@gmail.com")).toBeVisible();
  await expectInside();
  await send(page).click();
  await expect(page.getByRole("region", { name: "Solicitudes enviadas" })).toContainText(word);
  await expectInside();
  await open(page, `/contacto?maquina=rammer`);
  await fill(page, { "Máquina que quieres alquilar": word });
  await expectInside();
  await open(page, `/buscar?q=${word}`);
  await expect(page.getByRole("main")).toContainText(word.slice(0, 40));
  await expectInside();
  await open(page, `/buscar?q=dumper+${word}`);
  await expect(page.getByRole("main")).toContainText(word.slice(0, 40));
  await expectInside();
});

test.describe("with the video", () => {
  test.use({ bannerVideo: "plays" });

  test("the pause button of the video covers neither the way here nor the title", async ({
    page,
  }) => {
    for (const address of ["/", "/maquinaria/alquiler-plataformas-tijera", "/val/formacion"]) {
      await page.setViewportSize({ width: 280, height: 653 });
      await open(page, address);
      await expect(page.locator(".pause")).toBeVisible();
      await expectNoFaults(page, address, SIZES, ".banner");
    }
  });
});

test("a phone lying on its side has the way to a quote in sight, and a header of one row", async ({
  page,
}) => {
  await page.setViewportSize({ width: 740, height: 360 });
  for (const address of ["/", "/faq", "/en/maquinaria/alquiler-dumpers", "/val/contacto"]) {
    await open(page, address);
    const quote = page.getByRole("banner").locator(".quote-button");
    await expect(quote, address).toBeInViewport({ ratio: 1 });
    const header = await page.getByRole("banner").boundingBox();
    expect(header?.height, address).toBeLessThan(360 / 5);
  }
  await open(page, "/");
  for (const link of await page.locator(".banner-actions a").all()) {
    await expect(link).toBeInViewport({ ratio: 1 });
  }
});
