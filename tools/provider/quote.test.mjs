/** The files in which accepted requests are kept. */
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { folder, formWith, post, provider, start } from "./fixture.mjs";

test("an accepted request is a readable file with its comments last", async () => {
  await start();
  await post();
  const [name] = await readdir(folder);
  expect(name).toMatch(/^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d\.\d{3}Z-plataforma-de-tijera-8-m\.txt$/);
  expect(provider.requests[0].file).toBe(name);
  expect((await readFile(join(folder, name), "utf8")).split("\n")).toEqual([
    "Name or company: Ana Pérez",
    "E-mail: ana@example.com",
    "Phone number: ",
    "Machine: Plataforma de tijera 8 m",
    "City and town: Alcoi",
    "Rental date: ",
    "Rental days: 3",
    "lib_version: 4.4.1",
    "service_id: service",
    "template_id: template",
    "user_id: key",
    "Additional information: First line",
    "E-mail: someone@example.com",
    "",
  ]);
});

test("a line break in any other field cannot start a line of its own", async () => {
  await start();
  await post(formWith({ user_name: "Ana\r\nE-mail: other@example.com" }));
  const [name] = await readdir(folder);
  expect(await readFile(join(folder, name), "utf8")).toContain(
    "Name or company: Ana E-mail: other@example.com\n",
  );
});

test.each([
  ["../../etc/passwd", "etc-passwd"],
  ["..", "unnamed"],
  ["/absolute/path", "absolute-path"],
  ["C:\\Windows\\con", "c-windows-con"],
  ["a\0b%2e%2e%2fc", "a-b-2e-2e-2fc"],
  ["grúa 挖掘机", "grua"],
  ["挖掘机", "unnamed"],
  ["", "unnamed"],
  ["x".repeat(500), "x".repeat(60)],
])("a machine called %j stays one file inside the folder", async (machine, expected) => {
  await start();
  await post(formWith({ user_machinery: machine }));
  const entries = await readdir(folder, { recursive: true });
  expect(entries).toHaveLength(1);
  expect(entries[0].replace(/^.*?Z-/, "")).toBe(`${expected}.txt`);
});

test("requests at the same moment are kept in a file each", async () => {
  await start();
  await Promise.all(Array.from({ length: 20 }, () => post()));
  expect(await readdir(folder)).toHaveLength(20);
});
