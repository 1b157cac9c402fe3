/** The same operations with the core, with the libraries of the peer stack, and with a plain `Map`. */

import * as core from "bancal";
import { matchRoutes } from "react-router-dom";
import COMPLETE from "../../tests/fixtures/form.json" with { type: "json" };
import { categories } from "../peer/src/addresses";
import { schema } from "../peer/src/form/schema";
import { i18n, loadTexts } from "../peer/src/i18n";
import { routes } from "../peer/src/router";
import { categoryPlace, categoryView } from "../peer/src/views/category";
import { chromeOf } from "../peer/src/views/chrome";
import { homePlace, homeView } from "../peer/src/views/home";
import type { Translate, Values } from "../peer/src/views/translate";
import { microseconds } from "./microseconds";

const LANGUAGE = "es";
const NAMESPACES = ["common", "names", "home", "category", "contact"];
const HOME = "/";
const CATEGORY = "/maquinaria/alquiler-dumpers";

const dumpers = categories.find(({ path }) => CATEGORY.endsWith(path));
if (!dumpers) throw new Error(`no category at ${CATEGORY}`);

/** Builders of the view of each path, for any source of texts. */
const builders = new Map<string, (t: Translate) => unknown>([
  [HOME, (t: Translate) => [chromeOf(t, LANGUAGE, homePlace(t)), homeView(t, LANGUAGE)]],
  [
    CATEGORY,
    (t: Translate) => [
      chromeOf(t, LANGUAGE, categoryPlace(t, dumpers)),
      categoryView(t, LANGUAGE, dumpers),
    ],
  ],
]);

function formOf(values: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.append(name, value);
  return form;
}

/** All texts of i18next in one table. */
function mapOfTexts(): Map<string, string> {
  const bundles = NAMESPACES.map((name) => i18n.getResourceBundle(LANGUAGE, name));
  return new Map(bundles.flatMap((bundle: Record<string, string>) => Object.entries(bundle)));
}

function translateWith(texts: Map<string, string>): Translate {
  return (key: string, values?: Values) => {
    if (!values) return texts.get(key) ?? key;
    const plural =
      values.count === undefined ? key : `${key}_${values.count === 1 ? "one" : "other"}`;
    const text = texts.get(plural) ?? texts.get(key) ?? key;
    return text.replace(/\{(\w+)\}/g, (whole, name) => String(values[name] ?? whole));
  };
}

function build(path: string, t: Translate): unknown {
  const builder = builders.get(path);
  if (!builder) throw new Error(`nothing at ${path}`);
  return builder(t);
}

function countTexts(value: unknown): number {
  if (typeof value === "string") return 1;
  if (typeof value !== "object" || value === null) return 0;
  return Object.values(value).reduce((sum, part) => sum + countTexts(part), 0);
}

function checkWithZod(form: FormData): string[] {
  const { error } = schema.safeParse(Object.fromEntries(form));
  return (error?.issues ?? []).map(({ message }) => {
    const [key, max] = message.split(" ");
    return i18n.t(`contact.error.${key}`, { max });
  });
}

/** Microseconds with the core, with the usual library, and with a plain `Map`. */
export interface Timing {
  what: string;
  core: number;
  peer: number;
  map?: number;
}

/** The core has to be initialised, with its Spanish dictionary. */
export async function measure(): Promise<Timing[]> {
  await loadTexts(LANGUAGE, NAMESPACES);
  const translate = i18n.getFixedT(LANGUAGE) as Translate;
  const texts = mapOfTexts();
  const lookUp = translateWith(texts);

  const view = (path: string) => ({
    core: microseconds(() => core.routeView(path)),
    peer: microseconds(() => [matchRoutes(routes, path), build(path, translate)]),
    map: microseconds(() => build(path, lookUp)),
  });
  const home = view(HOME);

  // Those that i18next finds in the first namespace.
  const keys = Object.keys(i18n.getResourceBundle(LANGUAGE, "common"));
  const eachOf = (t: Translate) => microseconds(() => keys.map((key) => t(key))) / keys.length;

  const check = (values: Record<string, string>) => {
    const form = formOf(values);
    const errors = [core.checkForm(form, LANGUAGE).errors, checkWithZod(form)];
    if (errors[0]?.length !== errors[1]?.length) {
      throw new Error(`The core and zod disagree: ${JSON.stringify(errors)}`);
    }
    return {
      core: microseconds(() => core.checkForm(form, LANGUAGE)),
      peer: microseconds(() => checkWithZod(form)),
    };
  };
  const empty = Object.fromEntries(Object.keys(COMPLETE).map((name) => [name, ""]));

  return [
    { what: "path → view of the home page", ...home },
    { what: "path → view of a category", ...view(CATEGORY) },
    {
      what: "one text",
      core: home.core / countTexts(core.routeView(HOME)),
      peer: eachOf(translate),
      map: eachOf(lookUp),
    },
    { what: "check of a complete form", ...check(COMPLETE) },
    { what: "check of an empty form, with its messages", ...check(empty) },
  ];
}
