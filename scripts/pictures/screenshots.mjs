/**
 * `npm run screenshots`: every page kind and state of the built site, whole pages, into the ignored `.screenshots/`,
 * with one sheet for each width, colour scheme and language, for visual review; nothing is compared.
 * `-- --lang es --width 360 --scheme light --only contact,home` selects some of them.
 */
import { mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { launch } from "../lib/browser.mjs";
import { commandLine, oneOf } from "../lib/commandLine.mjs";
import { CODES, prefixOf } from "../lib/languages.mjs";
import { at } from "../lib/paths.mjs";
import { startServer } from "../serve/serve.mjs";

const OUT = at(".screenshots");
const HEIGHTS = { 360: 740, 768: 1024, 1440: 900 };
const CELL = { width: 300, height: 620, gap: 12, columns: 5 };
const SENDING = "**/api/v1.0/email/send-form";

const menu = (page) => page.locator("header [aria-haspopup=dialog]").click();
async function results(page) {
  await page.locator("#results").waitFor();
  await loadPictures(page);
}

const send = (page) => page.locator(".form [type=submit]").click();

async function fillAndSend(page, answer) {
  await page.route(SENDING, (route) => route.fulfill(answer));
  await page.evaluate(() => {
    for (const field of document.querySelectorAll(".form input, .form textarea")) {
      if (field.required) field.value = field.type === "number" ? "3" : "Alcoi";
    }
  });
  await page.locator(".form [type=tel]").fill("965 00 00 00");
  await send(page);
  await page.waitForTimeout(600);
}

const LIST = "#lista=1;dumper-2000,1,10;rammer,2,3;goods.tools.trowel,3";

async function collect(page) {
  await page.locator(".add-button").first().click();
  await page.locator(".stepper").waitFor();
}

const takeList = (page) => page.locator(".shared-list .button").first().click();

/** Sends a request without a connection, and opens the bar with what waits. */
async function saveRequest(page) {
  const isLoaded = () =>
    performance.getEntriesByType("resource").some(({ name }) => name.includes("/OfflineBar-"));
  await page.waitForFunction(isLoaded);
  await page.context().setOffline(true);
  await fillAndSend(page, { status: 200, body: "OK" });
  await page.locator(".saved-requests [aria-expanded=false]").click();
}

/** Name, address, and action before the screenshot. `narrow`: only where the panel has a button. */
const SHOTS = [
  { name: "home", path: "" },
  { name: "menu", path: "", prepare: menu, narrow: true, screen: true },
  { name: "machinery", path: "/maquinaria" },
  { name: "category", path: "/maquinaria/alquiler-dumpers" },
  { name: "category-collected", path: "/maquinaria/alquiler-dumpers", prepare: collect },
  { name: "category-lifts", path: "/maquinaria/alquiler-plataformas-tijera" },
  { name: "shop", path: "/tienda" },
  { name: "products", path: "/elementos-seguridad" },
  { name: "advantages", path: "/ventajas" },
  { name: "training", path: "/formacion" },
  { name: "conditions", path: "/condiciones-alquiler" },
  { name: "faq", path: "/faq" },
  { name: "contact", path: "/contacto" },
  { name: "contact-errors", path: "/contacto", prepare: send },
  {
    name: "contact-sent",
    path: "/contacto",
    prepare: (page) => fillAndSend(page, { status: 200, body: "OK" }),
  },
  {
    name: "contact-failed",
    path: "/contacto",
    prepare: (page) => fillAndSend(page, { status: 500, body: "down" }),
  },
  { name: "contact-shared", path: `/contacto${LIST}` },
  { name: "contact-list", path: `/contacto${LIST}`, prepare: takeList },
  { name: "contact-waiting", path: "/contacto", prepare: saveRequest, screen: true },
  { name: "search", path: "/buscar" },
  { name: "search-found", path: "/buscar?q=tijera+12+m", prepare: results },
  { name: "search-near", path: "/buscar?q=excabadora", prepare: results },
  { name: "search-nothing", path: "/buscar?q=piano", prepare: results },
  { name: "privacy", path: "/politica-de-privacidad" },
  { name: "cookies", path: "/politica-de-cookies" },
  { name: "legal", path: "/aviso-legal" },
  { name: "accessibility", path: "/accesibilidad" },
  { name: "not-found", path: "/no-such-page" },
];

/** Scrolls through the page, so that lazy pictures load. */
async function loadPictures(page) {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight) {
      scrollTo({ top: y, behavior: "instant" });
      await new Promise(requestAnimationFrame);
    }
    scrollTo({ top: 0, behavior: "instant" });
    const shown = [...document.images].filter((image) => image.checkVisibility());
    await Promise.all(shown.map((image) => image.decode().catch(() => {})));
  });
}

/** In a screenshot of the whole page, the action bar would cover its middle. */
async function barAtTheEnd(page) {
  await page.evaluate(() => {
    const bar = document.querySelector(".actions");
    if (getComputedStyle(bar).position === "fixed") {
      for (
        let around = bar.parentElement;
        around !== document.body;
        around = around.parentElement
      ) {
        around.style.position = "static";
      }
      document.body.style.position = "relative";
      bar.style.position = "absolute";
    }
  });
}

/** In a context of its own, as a request or a list stays on the device. */
async function take(browser, settings, site, { path, prepare, screen }, file) {
  const context = await browser.newContext(settings);
  const page = await context.newPage();
  await page.goto(site + path);
  await page.locator("html.hydrated").waitFor({ state: "attached" });
  await loadPictures(page);
  await prepare?.(page);
  await page.evaluate(() => document.fonts.ready);
  if (!screen) await barAtTheEnd(page);
  // The sticky header would be in the middle of a screenshot of a scrolled page.
  await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
  await page.screenshot({ path: file, fullPage: !screen, animations: "disabled" });
  await context.close();
}

/** A page scaled to the width of a cell, cropped to its height. */
async function top(file) {
  const narrow = await sharp(file)
    .resize({ width: CELL.width })
    .toBuffer({ resolveWithObject: true });
  const { width, height } = narrow.info;
  return sharp(narrow.data)
    .extract({ left: 0, top: 0, width, height: Math.min(height, CELL.height) })
    .toBuffer();
}

/** A sheet with the upper part of each screenshot of a folder. */
async function sheet(files, file) {
  const { width, height, gap, columns } = CELL;
  const composite = await Promise.all(
    files.map(async (input, index) => ({
      input: await top(input),
      left: (index % columns) * (width + gap),
      top: Math.floor(index / columns) * (height + gap),
    })),
  );
  await sharp({
    create: {
      width: columns * (width + gap),
      height: Math.ceil(files.length / columns) * (height + gap),
      channels: 3,
      background: "#777",
    },
  })
    .composite(composite)
    .png({ palette: true })
    .toFile(file);
}

/** By option: all that it can select, each of which is taken without the option. */
const KNOWN = {
  lang: CODES,
  width: Object.keys(HEIGHTS),
  scheme: ["light", "dark"],
  only: SHOTS.map(({ name }) => name),
};
const { values } = commandLine({
  options: Object.fromEntries(Object.keys(KNOWN).map((name) => [name, { type: "string" }])),
});
/** @type {typeof KNOWN} */
const selected = { ...KNOWN };
for (const [name, list] of Object.entries(values)) {
  selected[name] = list.split(",");
  oneOf(name, selected[name], KNOWN[name]);
}

// Those of before go only if there is a site to take new ones of.
const server = await startServer({ port: 0 });
await rm(OUT, { recursive: true, force: true });
const browser = await launch();
let count = 0;
try {
  for (const width of selected.width) {
    for (const scheme of selected.scheme) {
      for (const lang of selected.lang) {
        const phone = width < 1000 ? { isMobile: true, hasTouch: true } : {};
        const settings = {
          ...phone,
          viewport: { width: Number(width), height: HEIGHTS[width] },
          colorScheme: scheme,
          reducedMotion: "reduce",
        };
        const folder = join(OUT, `${width}-${scheme}`, lang);
        await mkdir(folder, { recursive: true });
        const shots = SHOTS.filter(
          ({ name, narrow }) => selected.only.includes(name) && !(narrow && width > 1000),
        );
        const files = [];
        for (const shot of shots) {
          const file = join(folder, `${shot.name}.png`);
          await take(browser, settings, `${server.url}${prefixOf(lang)}`, shot, file);
          files.push(file);
        }
        count += files.length;
        await sheet(files, join(OUT, `${width}-${scheme}-${lang}.png`));
      }
    }
  }
} finally {
  await browser.close();
  await server.close();
}
console.log(`${count} screenshots and their sheets are in .screenshots/.`);
