import { readFileSync } from "node:fs";
import { CODES } from "../../scripts/lib/languages.mjs";
import { START } from "../shared/start.mjs";

/** What a page says of a language that did not come, in each language. */
export const LANGUAGE_FAILED = CODES.map((code) => {
  const file = new URL(`../../locales/${code}/site.json`, import.meta.url);
  return JSON.parse(readFileSync(file, "utf8"))["language.failed"];
});

/** Values that people type, valid and invalid ones. The first of each list is valid. */
export const VALUES = {
  user_name: ["Obras Levante, S. L.", "L’Alcoià & Comtat", "😀 ñ ·", "   "],
  user_email: ["obras@example.com", "obras@", "juan@gmial.com"],
  user_number: ["+34 965 00 00 00", "(96) 500-00-00", "no"],
  user_machinery: ["Dumper de 2.000 kg con cazo", "Martillo", "x".repeat(80)],
  user_city: ["Alcoi", "Sant Vicent del Raspeig / San Vicente", "03801"],
  user_rentalDate: [START, "2031-12-01"],
  user_rentalDays: ["3", "0", "400"],
  user_comments: ["Mañana & pasado, 50 % «ñ»\n¿puede ser?", "a", "1\n\n\n2"],
};

/** Answers of the provider, by name; those with `held` are given in a later step. */
export const ANSWERS = {
  200: { status: 200, body: "OK" },
  202: { status: 202, body: "Accepted" },
  400: { status: 400, body: "The template ID not found" },
  412: { status: 412, body: "Gmail_API: Invalid grant" },
  429: { status: 429, body: "Too many requests" },
  500: { status: 500, body: "" },
  "hang-up": "abort",
  "a page": { status: 200, body: "<!doctype html><title>Portal</title>", contentType: "text/html" },
  "late 200": { status: 200, body: "OK", held: true },
  "late 500": { status: 500, body: "", held: true },
};
/** Answers to a request that has arrived. */
export const ARRIVED = new Set(["200", "late 200"]);

/** Words to search for: some that find something, a misspelt one, and some that find nothing. */
export const WORDS = [
  "dumper",
  "tijera 12 m",
  "llana",
  "hedge trimmer",
  "excabadora",
  "piano de cola",
  "100 % «ñ» & <b>",
];

/** Addresses that are typed by hand, kept in bookmarks or mangled on their way. */
export const ADDRESSES = [
  "/home",
  "/faq/",
  "/faq#%",
  "/en/nothing",
  "/no-existe",
  "/val",
  "/en/contacto",
  "/maquinaria/dumpers",
  "/contacto?utm_source=x",
  "/politica-de-cookies",
  "/val/maquinaria/alquiler-dumpers",
  "/en/herramientas",
  "/val/buscar",
  "/buscar?q=llana",
];
