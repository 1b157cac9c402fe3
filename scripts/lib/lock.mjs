/** Locks between commands of this checkout that must not run at the same time. Uses only Node's own modules. */
import { execFileSync } from "node:child_process";
import { link, mkdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { at } from "./paths.mjs";

const FOLDER = at(".build/locks");
const POLL_INTERVAL_MS = 200;
/** Removing a lock takes some milliseconds; an older clearing file belongs to a command that was killed. */
const CLEARING_MS = 10_000;
const SECOND_MS = 1000;

/**
 * Waits, with a message, while another process holds the lock of this name. A lock of a dead process is removed.
 * @template Result
 * @param {string} name
 * @param {() => Promise<Result>} work
 * @param {{ folder?: string, log?: (line: string) => void }} [options]
 * @returns {Promise<Result>}
 */
export async function exclusively(name, work, { folder = FOLDER, log = console.log } = {}) {
  const file = join(folder, name);
  await mkdir(folder, { recursive: true });
  let logged = false;
  while (!(await tryAcquire(file))) {
    const holder = await holderOf(file);
    if (holder === undefined) continue;
    if (!(await holds(holder, file))) {
      await clear(file);
      continue;
    }
    if (!logged) log(`Waiting for process ${holder}, which is not done yet (${name}) …`);
    logged = true;
    await wait(POLL_INTERVAL_MS);
  }
  try {
    return await work();
  } finally {
    await rm(file, { force: true });
  }
}

/** @param {string} file @returns {Promise<boolean>} whether this process has the lock now */
async function tryAcquire(file) {
  // Linked after writing, so that no process finds a lock without its holder.
  const temporary = `${file}.${process.pid}`;
  await writeFile(temporary, String(process.pid));
  try {
    await link(temporary, file);
    return true;
  } catch (error) {
    if (error.code === "EEXIST") return false;
    throw error;
  } finally {
    await rm(temporary, { force: true });
  }
}

/** @param {string} file @returns {Promise<number | undefined>} the process that holds the lock, if one does */
async function holderOf(file) {
  try {
    return Number(await readFile(file, "utf8"));
  } catch (error) {
    if (error.code === "ENOENT") return undefined;
    throw error;
  }
}

/** Whether a process still has the lock: not a dead one, nor a later one that got the number of a dead one. */
async function holds(pid, file) {
  if (!isAlive(pid)) return false;
  const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: Date.now() }));
  return startOf(pid) < mtimeMs + SECOND_MS;
}

/** When a process was started, to the second; long ago, where the system does not tell. @param {number} pid */
function startOf(pid) {
  try {
    const text = execFileSync("ps", ["-o", "lstart=", "-p", String(pid)], {
      encoding: "utf8",
      env: { ...process.env, LC_ALL: "C" },
    });
    return Date.parse(text) || 0;
  } catch {
    return 0;
  }
}

/** @param {number} pid @returns {boolean} */
function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === "EPERM";
  }
}

/** Removes a dead lock, one process at a time and after another look: a third may just have taken it. */
async function clear(file) {
  const clearing = `${file}.clearing`;
  if (!(await tryAcquire(clearing))) {
    const { mtimeMs } = await stat(clearing).catch(() => ({ mtimeMs: Date.now() }));
    if (Date.now() - mtimeMs > CLEARING_MS) await rm(clearing, { force: true });
    await wait(POLL_INTERVAL_MS);
    return;
  }
  try {
    const holder = await holderOf(file);
    if (holder !== undefined && !(await holds(holder, file))) await rm(file);
  } finally {
    await rm(clearing, { force: true });
  }
}
