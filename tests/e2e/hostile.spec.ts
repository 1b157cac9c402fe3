/** Whatever is typed, asked for, kept or sent to the site stays text: none of it becomes script or markup. */
import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { FILES, KEPT } from "./faults";
import { goods, loading, menuLink } from "./faulty";
import {
  answerWith,
  carried,
  expectTyped,
  field,
  fill,
  LABELS,
  type Label,
  received,
  send,
  startAfresh,
  success,
  summary,
} from "./quote";
import { test as base, expect, live, open, PROVIDER } from "./site";

const HOSTILE: string[] = JSON.parse(
  readFileSync(new URL("../fixtures/hostile.json", import.meta.url), "utf8"),
);

/** A test in whose page no script of another runs, no markup appears, and no other site is asked for anything. */
const test = base.extend<{ unharmed: undefined }>({
  unharmed: [
    async ({ page, context, baseURL }, use) => {
      await startAfresh(page);
      const done: string[] = [];
      page.on("dialog", (dialog) => {
        done.push(`dialog: ${dialog.message()}`);
        return dialog.dismiss();
      });
      context.on("page", (other) => done.push(`window: ${other.url()}`));
      context.on("request", (request) => {
        const { origin } = new URL(request.url());
        if (origin !== baseURL && origin !== PROVIDER) {
          done.push(`request: ${request.url()}`);
        }
      });
      await page.exposeFunction("noteHarm", (text: string) => done.push(text));
      await page.addInitScript(watch);
      await use(undefined);
      expect(await markup(page)).toEqual([]);
      expect(done).toEqual([]);
    },
    { auto: true },
  ],
});

declare global {
  interface Window {
    noteHarm(text: string): void;
  }
}

/** Runs in the page before anything else: tells of what scripts do and of elements that the site never has. */
function watch() {
  for (const name of ["alert", "confirm", "prompt", "print", "open"] as const) {
    Object.defineProperty(window, name, { value: () => window.noteHarm(`${name} was called`) });
  }
  const foreign = [
    "iframe, object, embed, base, applet, frame, marquee, math, template, noscript, area, animate, foreignObject",
    "meta[http-equiv], main style, main script, main link, form[action], [formaction], [srcdoc]",
    "main div[style*=expression], input[autofocus]",
  ].join();
  new MutationObserver((changes) => {
    for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (node instanceof Element && (node.matches(foreign) || node.querySelector(foreign))) {
        window.noteHarm(`markup: ${node.outerHTML.slice(0, 200)}`);
      }
    }
  }).observe(document, { childList: true, subtree: true });
}

/** Attributes that would run something, on whatever element of the page as it is now. */
function markup(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    for (const element of document.querySelectorAll("*")) {
      for (const { name, value } of element.attributes) {
        const address = [...value].filter((character) => character > " ").join("");
        const runs =
          /^(javascript|vbscript|data):/i.test(address) && /href|src|action|data$/.test(name);
        if (name.startsWith("on") || runs) {
          found.push(`${element.tagName} ${name}=${value}`);
        }
      }
    }
    return found;
  });
}

/** Those that hold no control character: a field with one is refused. */
const SENDABLE = HOSTILE.filter((string) => [...string].every((own) => own >= " "));

/** Four fields take any text. */
function* byFour(): Generator<Partial<Record<Label, string>>> {
  for (let at = 0; at < SENDABLE.length; at += 4) {
    const [a = "", b = "", c = "", d = ""] = SENDABLE.slice(at, at + 4);
    const long = [a, b, c, d].toSorted((one, other) => other.length - one.length);
    yield {
      "Información adicional": long[0] || "x",
      "Nombre o empresa": long[1] || "x",
      "Máquina que quieres alquilar": long[2] || "x",
      "Ciudad y población": long[3] || "x",
    };
  }
}

test("each string, typed into the form, is sent as it was typed and shown as text", async ({
  page,
}) => {
  test.slow();
  await open(page, "/contacto");
  for (const typed of byFour()) {
    await page.evaluate(() => sessionStorage.removeItem("quoteSentAt"));
    await fill(page, typed);
    await page.reload(); // what was typed is brought back
    await live(page);
    await expectTyped(page, typed);
    expect(await markup(page)).toEqual([]);
    await send(page).click();
    await expect(success(page)).toBeVisible();
    const parts = new Map((await received(page)).at(-1)?.parts);
    expect([
      parts.get("user_comments"),
      parts.get("user_name"),
      parts.get("user_machinery"),
      parts.get("user_city"),
    ]).toEqual(Object.values(typed));
  }
});

test("each string in a field that refuses it is refused in the site’s own words", async ({
  page,
}) => {
  test.setTimeout(300_000);
  await open(page, "/contacto");
  for (const string of HOSTILE) {
    for (const label of ["Correo electrónico", "Teléfono"] satisfies Label[]) {
      await field(page, label).fill(string);
    }
    await send(page).click();
    await expect(summary(page)).toBeFocused();
    await expect(summary(page)).not.toContainText("alert");
  }
});

test("after a failure the links carry the strings encoded, and the notice is the site’s own", async ({
  page,
  expectedConsole,
}) => {
  test.slow();
  expectedConsole.push(/status of 500/, /^Error al enviar:/);
  await open(page, "/contacto");
  for (let at = 0; at < SENDABLE.length; at += 16) {
    const strings = SENDABLE.slice(at, at + 16);
    await answerWith(page, { status: 500, body: strings.join(" ") });
    await fill(page, { "Información adicional": strings.join("\n") });
    await send(page).click();
    const notice = page.locator("[aria-labelledby=notice-title]");
    await expect(notice).toBeFocused();
    await expect(notice).not.toContainText("alert");
    const way = page.getByRole("link", { name: "Enviarla por WhatsApp" });
    const { address, text } = await carried(way);
    expect(address).toMatch(/^https:\/\/wa\.me\/\d+$/);
    for (const string of strings) {
      expect(text).toContain(string);
    }
  }
});

test("each string in the address, its query and its fragment is no page, and nothing else", async ({
  page,
  expectedConsole,
}) => {
  test.setTimeout(180_000);
  expectedConsole.push(/404/);
  for (const [at, string] of HOSTILE.entries()) {
    // As it stands, as far as an address can hold it.
    const raw = string.replace(/[\0-\x20"<>`{}%\\#?]/g, (own) => encodeURIComponent(own));
    const missing = encodeURIComponent(string);
    const prefix = ["", "/en", "/val/maquinaria"][at % 3];
    await open(page, `${prefix}/${missing}?q=${raw}&${raw}=1#${raw}`);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.locator("main")).not.toContainText("alert");
    expect(await markup(page), string).toEqual([]);
    const known = ["/faq", "/contacto", "/herramientas"][at % 3];
    await open(page, `${known}?machine=${raw}&${raw}#${raw}`);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect(await markup(page), string).toEqual([]);
  }
});

test("each string under each name that the site keeps is ignored, or shown as text", async ({
  page,
  expectedConsole,
}) => {
  test.setTimeout(180_000);
  expectedConsole.push(/^The specified value/); // a date or a number of the draft that is none
  await open(page, "/contacto");
  for (const string of HOSTILE) {
    await page.evaluate(
      ([local, session, text]) => {
        for (const name of local) {
          localStorage.setItem(name, text);
        }
        for (const name of session) {
          sessionStorage.setItem(name, text);
        }
      },
      [[...KEPT.localStorage], [...KEPT.sessionStorage], string] as const,
    );
    await page.reload();
    await live(page);
    await expect(page.locator("html")).toHaveAttribute("lang", "es");
    expect(await markup(page), string).toEqual([]);
  }
  const draft = JSON.stringify(LABELS.map((_, at) => HOSTILE[at + 6]));
  await page.evaluate((text) => localStorage.setItem("quoteDraft", text), draft);
  await page.reload();
  await live(page);
  await expect(field(page, "Nombre o empresa")).toHaveValue(HOSTILE[6] ?? "");
});

test("texts of a language that are hostile are shown letter by letter", async ({
  page,
  expectedConsole,
}) => {
  test.slow();
  expectedConsole.push(/Minified React error #(418|423|425);/); // the page as built has other texts
  // Control characters would make other lines of the file.
  const strings = HOSTILE.map((string) => string.replace(/[\t\n\r]/g, " "));
  await page.route(FILES.texts, async (route) => {
    const response = await route.fetch();
    const [head = "", ...lines] = (await response.text()).split("\n");
    const spoilt = lines.map((line, at) => line && `${line} ${strings[at % strings.length]}`);
    await route.fulfill({ contentType: "text/plain", body: [head, ...spoilt].join("\n") });
  });
  await open(page, "/");
  await page.evaluate(() => localStorage.setItem("selectedLanguage", "en"));
  for (const address of [
    "/",
    "/faq",
    "/contacto",
    "/maquinaria",
    "/herramientas",
    "/aviso-legal",
  ]) {
    await open(page, address);
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
    await expect(page.locator("body")).toContainText("alert(");
    expect(await markup(page), address).toEqual([]);
  }
});

/** Opens a list of the shop whose document is the given one. */
async function openGoods(page: Page, document: string) {
  await page.route("**/shop.json", (route) =>
    route.fulfill({ contentType: "application/json", body: document }),
  );
  await open(page, "/herramientas");
}

/** What a visitor does next, within the time of any other page. */
async function expectUsable(page: Page) {
  await menuLink(page, "Preguntas").click({ timeout: 5000 });
  await expect(page).toHaveURL("/faq");
  await page.locator("main summary").first().click();
  await expect(page.locator("main details[open]")).toHaveCount(1);
}

test("goods whose names, prices, links and further members are hostile are names", async ({
  page,
  expectedConsole,
}) => {
  expectedConsole.push(/herramientas\[\d+\]/, /404/);
  const list = HOSTILE.map((string) => ({
    nombre: string,
    foto: "/pictures/icon.svg",
    precio: string,
    enlace: string,
    href: string,
    html: string,
    children: [string],
    __html: string,
    dangerouslySetInnerHTML: { __html: string },
    onerror: "alert(1)",
    style: string,
  }));
  await openGoods(page, JSON.stringify({ herramientas: list, __proto__: { polluted: "yes" } }));
  const shown = list.map(({ nombre }) => nombre.trim());
  await expect(goods(page)).toHaveCount(shown.length);
  const names = await goods(page).evaluateAll((own) =>
    own.map((good) => [
      good.querySelector(".card-name")?.textContent,
      good.querySelectorAll("*").length,
    ]),
  );
  expect(names).toEqual(shown.map((name) => [name, 3]));
  expect(await page.evaluate(() => "polluted" in {})).toBe(false);
  await expectUsable(page);
});

test("pictures at odd addresses are left out, and named in the console", async ({
  page,
  expectedConsole,
}) => {
  expectedConsole.push(/herramientas\[\d+\]: foto/, /404/);
  const odd = [
    ...HOSTILE,
    "http://evil.example/x.png",
    "//evil.example/x.png",
    "/\\evil.example/x.png",
    "\\\\evil.example\\x.png",
    "https:evil.example/x.png",
    "https://",
    "HTTPS://evil.example/x.png",
    "blob:https://evil.example/x",
    "file:///etc/passwd",
    "ftp://evil.example/x.png",
    "filesystem:x",
    "about:blank",
    "x".repeat(5000),
    "/pictures/a b.svg",
    "/pictures/\u0000.svg",
    "/\t/evil.example/x.png",
    "/\n/evil.example/x.png",
  ];
  const list = odd.map((foto, at) => ({ nombre: `Pieza ${at}`, foto }));
  await openGoods(
    page,
    JSON.stringify({ herramientas: [{ nombre: "Buena", foto: "/pictures/icon.svg" }, ...list] }),
  );
  await expect(page.getByText("Buena")).toBeVisible();
  await expect(goods(page)).toHaveCount(1);
  await expectUsable(page);
});

const good = { nombre: "Cinta", foto: "/pictures/icon.svg" };
const nested = (depth: number) => `${"[".repeat(depth)}${"]".repeat(depth)}`;

const DOCUMENTS: [string, () => string, number | "failed"][] = [
  ["with 100,000 goods", () => JSON.stringify({ herramientas: Array(100_000).fill(good) }), 300],
  [
    "with 100,000 broken goods",
    () => JSON.stringify({ herramientas: Array(100_000).fill(null) }),
    0,
  ],
  [
    "of 10 MB in one name",
    () => JSON.stringify({ herramientas: [{ ...good, nombre: "x".repeat(10_000_000) }, good] }),
    1,
  ],
  [
    "of 10 MB in members that nobody reads",
    () => JSON.stringify({ herramientas: [good], más: Array(100).fill("y".repeat(100_000)) }),
    1,
  ],
  ["nested 100,000 deep", () => `{"herramientas":${nested(100_000)}}`, 0],
  [
    "nested 1,000 deep in a good",
    () =>
      `{"herramientas":[{"nombre":${nested(1000)},"foto":${nested(1000)}},${JSON.stringify(good)}]}`,
    1,
  ],
  ["whose list is none", () => `{"herramientas":"<script>alert(1)</script>"}`, "failed"],
  ["whose list says how long it is", () => `{"herramientas":{"length":1e9}}`, "failed"],
  ["that is a number", () => "1e999", "failed"],
  ["that is null", () => "null", "failed"],
  ["that is a page", () => "<!doctype html><script>alert(1)</script>", "failed"],
  ["cut off in the middle", () => `{"herramientas":[{"nombre":"Cin`, "failed"],
  [
    "with the same member twice",
    () => `{"herramientas":[],"herramientas":[${JSON.stringify(good)}]}`,
    1,
  ],
  [
    "with numbers, lists and objects for texts",
    () =>
      JSON.stringify({
        herramientas: [{ nombre: 1, foto: 2 }, { nombre: ["x"], foto: {} }, [], "x", 7, good],
      }),
    1,
  ],
];

for (const [name, document, outcome] of DOCUMENTS) {
  test(`a shop document ${name} leaves the page usable`, async ({ page, expectedConsole }) => {
    expectedConsole.push(/herramientas/, /Error al obtener datos:/, /same key/);
    await openGoods(page, document());
    if (outcome === "failed") {
      await expect(page.getByRole("button", { name: "Volver a intentarlo" })).toBeVisible();
    } else {
      await expect(loading(page)).toBeHidden();
      await expect(goods(page)).toHaveCount(outcome);
    }
    await expectUsable(page);
  });
}
