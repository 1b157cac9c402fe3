/**
 * Random walks over the built site: `npm run test:walk -- --seed 7 [--steps 200] [--browser firefox] [--width 360]
 * [--language val] [--walks 10]`. Without a seed, one walk in each language, each at another width. After each step the
 * page has to be what a fresh load of its address is. A failure is reported with the seed and the steps that repeat it.
 */
import { readdirSync, readFileSync } from "node:fs";
import { chromium, firefox } from "@playwright/test";
import { FIREFOX, FLAGS, HEADLESS_SHELL } from "../../scripts/lib/browser.mjs";
import { commandLine, oneOf, wholeNumber } from "../../scripts/lib/commandLine.mjs";
import { CODES, LANGUAGES } from "../../scripts/lib/languages.mjs";
import { startServer } from "../../scripts/serve/serve.mjs";
import { Oracle } from "./oracle.mjs";
import { Random } from "./random.mjs";
import { Walker } from "./walker.mjs";

const { values: options } = commandLine({
  options: {
    seed: { type: "string" },
    walks: { type: "string" },
    steps: { type: "string", default: "40" },
    browser: { type: "string", default: "chromium" },
    width: { type: "string" },
    language: { type: "string" },
    except: { type: "string", multiple: true, default: [] },
    trace: { type: "boolean", default: false },
  },
});

const BROWSERS = {
  chromium: () => chromium.launch({ executablePath: HEADLESS_SHELL, args: FLAGS }),
  firefox: () =>
    firefox.launch({
      channel: "moz-firefox",
      executablePath: FIREFOX,
      firefoxUserPrefs: {
        "browser.sessionhistory.max_total_viewers": 0,
        "ui.prefersReducedMotion": 1,
      },
    }),
};
const WIDTHS = [360, 768, 1440];
const FIRST_SEED = 3;
/** In so many steps, some walk sends a request. */
const STEPS_WITH_A_REQUEST = 500;

const seed = wholeNumber(options, "seed", 0);
const first = seed ?? FIRST_SEED;
const walks = wholeNumber(options, "walks") ?? (seed === undefined ? CODES.length : 1);
/** Invariants that are not checked, to find what else fails. */
const except = new Set(options.except);
const steps = wholeNumber(options, "steps");
const givenWidth = wholeNumber(options, "width");
oneOf("browser", [options.browser], Object.keys(BROWSERS));
if (options.language) oneOf("language", [options.language], CODES);

/** Which languages a text is one of, for the texts of more than one word. */
function languagesOfTexts() {
  const of = {};
  for (const { code, tag } of LANGUAGES) {
    const folder = new URL(`../../locales/${code}/`, import.meta.url);
    for (const file of readdirSync(folder)) {
      for (const text of Object.values(JSON.parse(readFileSync(new URL(file, folder), "utf8")))) {
        if (typeof text === "string" && text.includes(" "))
          of[text] = [...new Set([...(of[text] ?? []), tag])];
      }
    }
  }
  return of;
}

/** Words of the button that discards a draft. */
function discardTextsOf() {
  const read = (code) =>
    readFileSync(new URL(`../../locales/${code}/contact.json`, import.meta.url), "utf8");
  return new Set(CODES.map((code) => JSON.parse(read(code))["contact.draft.discard"]));
}

const site = await startServer({ port: 0 });
const languagesOf = languagesOfTexts();
const discardTexts = discardTextsOf();
const running = new Map();
let done = 0;
let sent = 0;
let failures = 0;

async function browserNamed(name) {
  if (!running.has(name)) {
    const browser = await BROWSERS[name]();
    const oracle = await Oracle.open(browser, site.url, {
      serviceWorkers: "block",
      reducedMotion: "reduce",
      locale: "fr-FR",
    });
    running.set(name, { browser, oracle });
  }
  return running.get(name);
}

/** @param {number} seed decides all that the command line leaves open */
async function walk(seed) {
  const name = options.browser;
  const width = givenWidth ?? WIDTHS[seed % 3];
  const language = options.language ?? CODES[(seed + Math.floor(seed / 3)) % CODES.length];
  const { browser, oracle } = await browserNamed(name);
  const random = new Random(seed);
  const context = await browser.newContext({
    baseURL: site.url,
    // The walk answers in place of servers, which it could not behind a worker; `tests/e2e/offline` tries the worker.
    serviceWorkers: "block",
    locale: "fr-FR",
    viewport: { width, height: 800 },
    reducedMotion: seed % 4 ? "reduce" : "no-preference",
  });
  const walker = new Walker({
    random,
    oracle,
    site: site.url,
    context,
    languagesOf,
    discardTexts,
    except,
  });
  const begun = Date.now();
  const repeat = `npm run test:walk -- --seed ${seed} --steps ${steps} --browser ${name} --width ${width} --language ${language}`;
  try {
    await walker.begin(language);
    for (let step = 0; step < steps; step += 1) {
      if (options.trace) console.log(`  ${step + 1}. ${walker.steps.at(-1)}`);
      await walker.step();
      done += 1;
    }
    const seconds = ((Date.now() - begun) / 1000).toFixed(1);
    console.log(
      `seed ${seed}: ${steps} steps in ${name}, ${width} pixels, ${language}, ${walker.requests} requests: ${seconds} s`,
    );
  } catch (error) {
    failures += 1;
    console.error(
      `\nseed ${seed} failed at step ${walker.steps.length - 1}: ${error.name === "Violation" ? error.message : error.stack}`,
    );
    for (const [number, text] of walker.steps.entries()) console.error(`  ${number}. ${text}`);
    console.error(`  again: ${repeat}\n`);
  } finally {
    sent += walker.requests;
    await context.close();
  }
}

try {
  for (let seed = first; seed < first + walks; seed += 1) await walk(seed);
} finally {
  for (const { browser } of running.values()) await browser.close();
  await site.close();
}
console.log(`${walks} walks, ${done} steps, ${sent} requests, ${failures} failed`);
// Where none is sent for so long, the form refuses what the walk takes for valid.
const isIdle = done >= STEPS_WITH_A_REQUEST && sent === 0;
if (isIdle) console.error("No walk has sent a request: are the first values of values.mjs valid?");
process.exitCode = failures > 0 || isIdle ? 1 : 0;
