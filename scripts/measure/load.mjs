/**
 * `npm run measure -- load`: pages of the built site under load, each compared with a plain file of the same size that
 * the same nginx serves without rules. Prints a table; an error response fails.
 */
import { mkdtemp, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DIST } from "../lib/paths.mjs";
import { run } from "../lib/run.mjs";
import { startNginx } from "../serve/start-nginx.mjs";

const CONNECTIONS = 64;
const SECONDS = 10;
const PAGES = {
  "/": "index.html",
  "/maquinaria/alquiler-dumpers": "maquinaria/alquiler-dumpers.html",
};

/** @returns {Promise<{ perSecond: number, p99: string, errors: number }>} */
async function load(url) {
  const output = await run("wrk", [
    ...["--threads", "1", "--connections", String(CONNECTIONS), "--duration", `${SECONDS}s`],
    ...["--latency", "--header", "Accept-Encoding: br", url],
  ]);
  const sum = (pattern) =>
    [...(output.match(pattern)?.[0] ?? "").matchAll(/\d+/g)].reduce(
      (all, [n]) => all + Number(n),
      0,
    );
  return {
    perSecond: Math.round(Number(output.match(/Requests\/sec:\s+([\d.]+)/)?.[1])),
    p99: output.match(/99%\s+(\S+)/)?.[1] ?? "",
    errors: sum(/Socket errors:.*/) + sum(/(?<=Non-2xx or 3xx responses: )\d+/),
  };
}

const plain = await mkdtemp(join(tmpdir(), "plain-"));
// One core for each side, so that they do not compete.
const nginx = await startNginx({ workers: 1, plain });
try {
  console.log(`| what | bytes | requests/s | p99 | errors |\n|---|---|---|---|---|`);
  for (const [address, file] of Object.entries(PAGES)) {
    const { size } = await stat(join(DIST, `${file}.br`));
    await writeFile(join(plain, "file"), Buffer.alloc(size, "x"));
    for (const [name, url] of [
      [`page \`${address}\``, nginx.url + address],
      ["plain file of that size", `${nginx.plainUrl}/file`],
    ]) {
      const { perSecond, p99, errors } = await load(url);
      console.log(`| ${name} | ${size} | ${perSecond} | ${p99} | ${errors} |`);
      if (errors > 0) process.exitCode = 1;
    }
  }
} finally {
  await nginx.close();
  await rm(plain, { recursive: true, force: true });
}
