/**
 * `npm run design`: takes the home page that the README shows and the components of docs/design.md, from the built
 * site, into `docs/design/`.
 */
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { launch } from "../lib/browser.mjs";
import { at } from "../lib/paths.mjs";
import { startServer } from "../serve/serve.mjs";

const OUT = at("docs/design");

const MAX_HEIGHT = 620;

/** Name, address, selector, window width, action before; whether one scheme is enough. */
const COMPONENTS = [
  { name: "home", path: "/", part: "body", width: 1200, oneScheme: true },
  { name: "header", path: "/maquinaria", part: "header", width: 1200 },
  { name: "actions", path: "/tienda", part: ".actions", width: 360, oneScheme: true },
  { name: "banner", path: "/", part: ".banner", width: 1200, oneScheme: true },
  { name: "cards", path: "/maquinaria/alquiler-dumpers", part: ".machines", width: 900 },
  {
    name: "question",
    path: "/faq",
    part: "main details",
    width: 700,
    prepare: "main summary",
    oneScheme: true,
  },
  { name: "errors", path: "/contacto", part: ".form", width: 700, prepare: ".form [type=submit]" },
  {
    name: "panel",
    path: "/",
    part: "dialog > div",
    width: 360,
    prepare: "[aria-haspopup=dialog]",
  },
  { name: "footer", path: "/faq", part: "footer", width: 1200, oneScheme: true },
];

await mkdir(OUT, { recursive: true });
const server = await startServer({ port: 0 });
const browser = await launch();
try {
  for (const scheme of ["light", "dark"]) {
    for (const { name, path, part, width, prepare, oneScheme } of COMPONENTS) {
      if (oneScheme && scheme === "dark") continue;
      const page = await browser.newPage({
        viewport: { width, height: 800 },
        colorScheme: scheme,
        reducedMotion: "reduce",
      });
      await page.goto(server.url + path, { waitUntil: "networkidle" });
      if (prepare) await page.locator(prepare).first().click();
      const shot = await page.locator(part).first().screenshot({ animations: "disabled" });
      await sharp(shot)
        .extract({ left: 0, top: 0, ...(await upperPart(shot)) })
        .png({ palette: true, colours: 96 })
        .toFile(join(OUT, `${name}-${scheme}.png`));
      await page.close();
    }
  }
} finally {
  await Promise.all([browser.close(), server.close()]);
}

/** The size of a picture's upper part, which readers see without scrolling far. */
async function upperPart(shot) {
  const { width, height } = await sharp(shot).metadata();
  return { width, height: Math.min(height, MAX_HEIGHT) };
}
