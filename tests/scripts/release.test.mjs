import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { obstacles } from "../../scripts/build/release.mjs";
import { ROOT } from "../../scripts/lib/paths.mjs";

const keys = { VITE_SEND_PUBLIC_KEY: "a", VITE_SEND_SERVICE: "b", VITE_SEND_TEMPLATE: "c" };

const real = {
  site: "https://www.maquinas-levante.es",
  taxId: "B54012345",
  registry: "Registro Mercantil de Alicante, tomo 3412, folio 101, hoja A-100200",
  address: { street: "Calle Mayor, 100", postalCode: "03001", town: "Alicante" },
  phones: ["+34 965 000 100", "+34 600 100 200"],
  whatsapp: { number: "+34 600 100 200" },
  hours: [["7:30", "13:30"]],
  confirmed: ["provider", "serverLogDays", "texts", "pictures"],
  grant: { euros: 2900, logos: [{ picture: "financiacion-1", name: "Fondo de la Comarca" }] },
};

test("a company with its own facts and keys can be published", () => {
  expect(obstacles(real, keys)).toEqual([]);
});

test("a form that would send to the machine of whoever publishes it is refused", () => {
  for (const address of ["http://127.0.0.1:4174/send", "https://localhost", "http://[::1]:80/"]) {
    expect(obstacles(real, { ...keys, VITE_SEND_ENDPOINT: address })).toEqual([
      "VITE_SEND_ENDPOINT is an address of this machine",
    ]);
  }
  const endpoint = "https://localhost.example.com/send";
  expect(obstacles(real, { ...keys, VITE_SEND_ENDPOINT: endpoint })).toEqual([]);
});

test("a field that is allowed or confirmed and does not exist is told", () => {
  expect(obstacles(real, keys, ["phones[9]", "site"])).toEqual([
    "--allow phones[9]: data/company.json has no such field",
  ]);
  const misspelt = { ...real, confirmed: [...real.confirmed, "providers"] };
  expect(obstacles(misspelt, keys)).toEqual([
    'data/company.json, confirmed: "providers" is none of provider, serverLogDays, texts, pictures',
  ]);
});

test("every example value that the project ships with is named", () => {
  const shipped = JSON.parse(
    readFileSync(new URL("../../data/company.json", import.meta.url), "utf8"),
  );
  const places = obstacles({ ...shipped, confirmed: real.confirmed }, keys).map((line) =>
    line.replace(/^data\/company.json, |:.*$/g, ""),
  );
  expect(places).toEqual([
    ...[
      "site",
      "name",
      "legalName",
      "taxId",
      "registry",
      "address.street",
      "address.postalCode",
      "address.town",
      "email",
    ],
    ...[
      "phones[0]",
      "phones[1]",
      "whatsapp.number",
      "school.name",
      "school.phone",
      "school.website",
    ],
    ...[0, 1, 2, 3, 4].map((index) => `grant.logos[${index}].name`),
  ]);
});

test("a company's own values that look like examples are its own", () => {
  const own = {
    ...real,
    name: "Ejemplo Libre",
    taxId: "B03000001",
    phones: ["+34 965 00 00 12", "+34 965 000 000"],
    email: "hola@ejemplo.es",
  };
  expect(obstacles(own, keys)).toEqual([]);
  const shipped = { ...real, name: "Bancal", phones: ["+34 000 000 001", "+34 965 000 000"] };
  expect(obstacles(shipped, keys, ["name", "phones[0]"])).toEqual([]);
  expect(obstacles({ ...real, email: "a@mail.example" }, keys)).toHaveLength(1);
});

test("what the legal pages say, and the pictures with the invented name, have to be confirmed", () => {
  expect(obstacles({ ...real, confirmed: ["provider", "texts"] }, keys)).toEqual([
    'data/company.json, confirmed: does not list "serverLogDays", see docs/going-live.md',
    'data/company.json, confirmed: does not list "pictures", see docs/going-live.md',
  ]);
});

test("a shop document on another host contradicts the legal pages", () => {
  const elsewhere = { ...keys, VITE_SHOP_URL: "https://raw.example.net/shop.json" };
  expect(obstacles(real, elsewhere)).toHaveLength(1);
  expect(obstacles(real, elsewhere, ["VITE_SHOP_URL"])).toEqual([]);
  expect(obstacles(real, { ...keys, VITE_SHOP_URL: "/shop.json" })).toEqual([]);
});

test("each missing key is named", () => {
  expect(obstacles(real, { ...keys, VITE_SEND_SERVICE: "" })).toEqual([
    "VITE_SEND_SERVICE is not set",
  ]);
});

test.each([
  [
    "data/company.json",
    ["scripts/build/release.mjs"],
    /^data\/company\.json:\d+: a comma is missing\n$/,
  ],
  [
    "locales/languages.json",
    ["scripts/setup/setup.mjs", "build"],
    /^locales\/languages\.json:3: .*\n$/,
  ],
])(
  "a comma that is missing in %s is told in one line, before anything is installed or built",
  (file, command, line) => {
    const copy = mkdtempSync(join(tmpdir(), "release-"));
    for (const name of ["package.json", "Cargo.lock", "scripts", "data", "locales"]) {
      cpSync(join(ROOT, name), join(copy, name), { recursive: true });
    }
    symlinkSync(join(ROOT, "node_modules"), join(copy, "node_modules"));
    const text = readFileSync(join(copy, file), "utf8");
    writeFileSync(join(copy, file), text.replace(/,\n/, "\n"));
    const { status, stderr } = spawnSync(process.execPath, command, {
      cwd: copy,
      encoding: "utf8",
    });
    rmSync(copy, { recursive: true });
    expect(stderr).toMatch(line);
    expect(status).toBe(1);
  },
  30_000,
);
