import { spawn } from "node:child_process";
import { once } from "node:events";
import {
  appendFile,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rm,
  utimes,
  writeFile,
} from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { exclusively } from "../../scripts/lib/lock.mjs";

let folder;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "lock-"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** Another process that notes when it begins and ends. */
function contender(name) {
  const module = new URL("../../scripts/lib/lock.mjs", import.meta.url).href;
  const code = `
    import { appendFileSync } from "node:fs";
    import { exclusively } from ${JSON.stringify(module)};
    const note = (text) => appendFileSync(${JSON.stringify(join(folder, "notes"))}, text + "\\n");
    await exclusively("build", async () => {
      note("begin ${name}");
      await new Promise((done) => setTimeout(done, 20));
      note("end ${name}");
    }, { folder: ${JSON.stringify(join(folder, "locks"))}, log: () => {} });`;
  return once(spawn("node", ["--input-type=module", "-e", code], { stdio: "inherit" }), "exit");
}

/** A process that has ended. */
async function deadProcess() {
  const child = spawn("node", ["-e", ""]);
  await once(child, "exit");
  return child.pid;
}

test("processes that want the same do it one after the other, past a lock that a dead one left", async () => {
  await mkdir(join(folder, "locks"));
  await writeFile(join(folder, "locks/build"), String(await deadProcess()));
  await appendFile(join(folder, "notes"), "");
  const names = ["a", "b", "c", "d"];
  const ends = await Promise.all(names.map(contender));
  expect(ends).toEqual(names.map(() => [0, null]));
  const notes = (await readFile(join(folder, "notes"), "utf8")).trim().split("\n");
  expect(notes).toHaveLength(2 * names.length);
  for (let index = 0; index < notes.length; index += 2) {
    expect(notes[index + 1]).toBe(notes[index].replace("begin", "end"));
  }
  expect(await readdir(join(folder, "locks"))).toEqual([]);
}, 30_000);

test("a lock of a dead process is none, though another process has its number by now", async () => {
  const file = join(folder, "build");
  await writeFile(file, String(process.pid));
  const yesterday = new Date(Date.now() - 86_400_000);
  await utimes(file, yesterday, yesterday);
  expect(await exclusively("build", async () => "done", { folder })).toBe("done");
});

test("whoever waits sees for which process", async () => {
  const lines = [];
  const log = (line) => lines.push(line);
  let second;
  await exclusively(
    "build",
    async () => {
      second = exclusively("build", async () => "done", { folder, log });
      await expect.poll(() => lines).toHaveLength(1);
    },
    { folder, log },
  );
  expect(await second).toBe("done");
  expect(lines).toEqual([`Waiting for process ${process.pid}, which is not done yet (build) …`]);
});

test("work that fails leaves no lock behind", async () => {
  const failing = () => Promise.reject(new Error("no space"));
  await expect(exclusively("build", failing, { folder })).rejects.toThrow("no space");
  expect(await exclusively("build", async () => "done", { folder })).toBe("done");
});
