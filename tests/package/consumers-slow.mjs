/** `npm run test:consumers`: the packed package in frameworks and tools whose installation or build takes long. */
import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { cp, readFile, rm } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import { test } from "node:test";
import { freePort } from "../../scripts/lib/free-port.mjs";
import { PATH, run } from "../../scripts/lib/run.mjs";
import { EXPECTED, forConsumers, install as installWith, shownByVite } from "./consumer.mjs";

const shared = forConsumers();

/** Their lock files name the packages of one platform, Linux on x64. */
const install = (name) => installWith(name, shared.tarball, "install");

/** A server of the project, once it answers. */
async function started(folder, command, args, url) {
  const server = spawn(command, args, {
    cwd: folder,
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, PATH: PATH.join(":") },
  });
  let output = "";
  for (const stream of [server.stdout, server.stderr]) {
    stream.setEncoding("utf8").on("data", (text) => {
      output += text;
    });
  }
  const ended = new Promise((_, reject) => {
    server.once("exit", () => reject(new Error(output)));
  });
  ended.catch(() => {});
  const answers = async () => {
    while (!(await fetch(url).catch(() => null))) {
      await new Promise((resume) => setTimeout(resume, 100));
    }
  };
  await Promise.race([answers(), ended]);
  return { close: () => server.kill() };
}

for (const version of ["vite5", "vite6", "vite7"]) {
  test(`${version} builds it`, async () => {
    const folder = await install(version);
    await rm(join(folder, "vite.config.js"));
    await run("npm", ["run", "build"], { cwd: folder });
    assert.deepEqual(await shared.browser.shownBy(join(folder, "dist")), EXPECTED);
  });

  test(`${version} serves it while developing, with the setting of the README`, async () => {
    const folder = await install(version);
    assert.deepEqual(await shownByVite(folder, shared.browser), EXPECTED);
  });
}

test("Rollup builds it, its files copied beside the bundle", async () => {
  const folder = await install("rollup");
  await run("npm", ["run", "build"], { cwd: folder });
  await cp(join(folder, "index.html"), join(folder, "dist/index.html"));
  assert.deepEqual(await shared.browser.shownBy(join(folder, "dist")), EXPECTED);
});

test("Jest uses it beside jsdom", async () => {
  const folder = await install("jest");
  await run("npm", ["test"], { cwd: folder });
  assert.deepEqual(JSON.parse(await readFile(join(folder, "report.json"), "utf8")), EXPECTED);
});

for (const runtime of ["bun", "deno"]) {
  test(`${runtime} uses it`, async () => {
    const folder = await install(runtime);
    const own = join(folder, "node_modules/@oven/bun-linux-x64/bin");
    const env = runtime === "bun" ? { PATH: [own, ...PATH].join(":") } : {};
    const output = await run("npm", ["start", "--silent"], { cwd: folder, env });
    assert.deepEqual(JSON.parse(output), EXPECTED);
  });
}

/** A server component, or what stands for it, a page of the client, and an answer of the server. */
async function framework(folder, command, args, port, answers) {
  const url = `http://127.0.0.1:${port}`;
  const server = await started(folder, command, args, url);
  try {
    assert.deepEqual(await shared.browser.shown(`${url}/`), EXPECTED);
    assert.deepEqual(await shared.browser.shown(`${url}/client`), EXPECTED);
    for (const address of answers) {
      assert.deepEqual(await (await fetch(url + address)).json(), EXPECTED);
    }
  } finally {
    server.close();
  }
}

for (const bundler of ["turbopack", "webpack"]) {
  // Vite, which has served in this process, has left `development` in the environment.
  test(`Next with ${bundler} uses it on the server and in the browser`, async () => {
    const folder = await install("next");
    const next = createRequire(join(folder, "main.js")).resolve("next/dist/bin/next");
    const env = { NEXT_TELEMETRY_DISABLED: "1", NODE_ENV: "production" };
    await run("node", [next, "build", `--${bundler}`], { cwd: folder, env });
    const port = await freePort();
    const args = [next, "start", "--port", String(port), "--hostname", "127.0.0.1"];
    await framework(folder, "node", args, port, ["/api/title"]);
  });
}

test("SvelteKit uses it on the server and in the browser", async () => {
  const folder = await install("sveltekit");
  const vite = join(folder, "node_modules/vite/bin/vite.js");
  await run("node", [vite, "build"], { cwd: folder, env: { NODE_ENV: "production" } });
  const port = await freePort();
  const args = [vite, "preview", "--port", String(port), "--host", "127.0.0.1"];
  await framework(folder, "node", args, port, []);
});
