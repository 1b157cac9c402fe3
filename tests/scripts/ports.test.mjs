import { spawnSync } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createServer } from "node:net";
import { afterEach, beforeEach, expect, test } from "vitest";
import { freePort } from "../../scripts/lib/free-port.mjs";
import { ROOT } from "../../scripts/lib/paths.mjs";

const { scripts } = JSON.parse(readFileSync(`${ROOT}/package.json`, "utf8"));

let first;
let listener;

beforeEach(async () => {
  first = await freePort(9); // three purposes of three ports each
});
afterEach(() => listener?.close());

async function listenOn(port) {
  listener = createServer().listen(port, "127.0.0.1");
  await once(listener, "listening");
}

function node(...args) {
  const env = { ...process.env, SITE_PORT: String(first), SITE_FOR: "" };
  return spawnSync("node", args, { cwd: ROOT, env, encoding: "utf8" });
}

test.each([
  ["npm start", "start", 0],
  ["npm start, its provider's", "start", 1],
  ["npm test", "test", 3],
  ["npm test, its provider's", "test", 4],
  ["npm test, the package's provider's", "test", 5],
  ["npm run dev", "dev", 6],
  ["npm run dev, its provider's", "dev", 7],
])("%s: a taken port is named before anything is built", async (_, script, offset) => {
  await listenOn(first + offset);
  const [command] = scripts[script].split(" && ");
  const { status, stderr } = node(...command.split(" ").slice(1));
  expect(status).toBe(1);
  expect(stderr).toBe(
    `Port ${first + offset} is taken. End the program that uses it, or choose other ports: SITE_PORT=${first + 100} before the command.\n`,
  );
});

test.each(["abc", "80000", "-1", "22.5"])("SITE_PORT=%s is told to be no port", (port) => {
  const env = { ...process.env, SITE_PORT: port, SITE_FOR: "" };
  const { status, stderr } = spawnSync("node", ["scripts/lib/ports.mjs"], { cwd: ROOT, env });
  expect(status).toBe(1);
  const message = `SITE_PORT is "${port}", which is not a port: choose one like 5000.`;
  expect(String(stderr)).toBe(`${message}\n`);
});

test("a site that is being looked at keeps nobody from testing or developing", async () => {
  await listenOn(first);
  for (const purpose of ["tests", "dev"]) {
    expect(node("scripts/lib/ports.mjs", purpose)).toMatchObject({ status: 0, stderr: "" });
  }
});

test("the tests, the development server and checks of the package build into folders of their own", () => {
  const folders = ["start", "tests", "dev", "package"].map((purpose) => {
    const code = `import("./scripts/lib/paths.mjs").then((paths) => console.log(JSON.stringify(paths)))`;
    const env = { ...process.env, SITE_FOR: purpose };
    const { stdout } = spawnSync("node", ["-e", code], { cwd: ROOT, env, encoding: "utf8" });
    const { BUILD, DIST, RULES, NGINX } = JSON.parse(stdout);
    return [BUILD, DIST, RULES, NGINX];
  });
  const all = folders.flat();
  expect(new Set(all).size).toBe(all.length);
});

test("only the development server builds into its folder", () => {
  const found = spawnSync("git", ["grep", "-lE", "SITE_FOR\\W+dev\\b", "--", "scripts", "tests"], {
    cwd: ROOT,
    encoding: "utf8",
  });
  expect(found.stdout).toBe("scripts/serve/purpose-dev.mjs\n");
});

test("a port that browsers do not open is refused before anything is built", () => {
  const env = { ...process.env, SITE_PORT: "10080", SITE_FOR: "" };
  const { status, stderr } = spawnSync("node", ["scripts/lib/ports.mjs"], {
    cwd: ROOT,
    env,
    encoding: "utf8",
  });
  expect(status).toBe(1);
  expect(stderr).toContain("Browsers do not open port 10080. Choose other ports");
});

test("an unknown purpose is refused", () => {
  expect(node("scripts/lib/ports.mjs", "looking")).toMatchObject({ status: 1 });
});
