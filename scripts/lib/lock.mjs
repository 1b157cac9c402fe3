/** Lets one command of this checkout at a time do what two would spoil for each other. Nothing but Node's own modules. */
import { link, mkdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";

const FOLDER = fileURLToPath(new URL("../../.build/locks", import.meta.url));
const LOOK_AGAIN_MS = 200;
/** Clearing a lock away takes some milliseconds; what is older belongs to a command that was ended meanwhile. */
const CLEARING_MS = 10_000;

/**
 * Waits, and says so, while another process holds the lock of this name. One that its process left behind is cleared.
 * @template Result
 * @param {string} name
 * @param {() => Promise<Result>} work
 * @param {{ folder?: string, log?: (line: string) => void }} [options]
 * @returns {Promise<Result>}
 */
export async function exclusively(name, work, { folder = FOLDER, log = console.log } = {}) {
  const file = join(folder, name);
  await mkdir(folder, { recursive: true });
  let told = false;
  while (!(await created(file))) {
    const holder = await holderOf(file);
    if (holder === undefined) continue;
    if (!isAlive(holder)) {
      await clear(file);
      continue;
    }
    if (!told) log(`Waiting for process ${holder}, which does the same (${name}) …`);
    told = true;
    await wait(LOOK_AGAIN_MS);
  }
  try {
    return await work();
  } finally {
    await rm(file, { force: true });
  }
}

/** @param {string} file @returns {Promise<boolean>} whether the lock is this process's now */
async function created(file) {
  // Linked when it is written: no process ever finds a lock without its holder.
  const own = `${file}.${process.pid}`;
  await writeFile(own, String(process.pid));
  try {
    await link(own, file);
    return true;
  } catch (error) {
    if (error.code === "EEXIST") return false;
    throw error;
  } finally {
    await rm(own, { force: true });
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

/** @param {number} pid @returns {boolean} */
function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === "EPERM";
  }
}

/** Two that clear at the same time must not throw away the lock that a third has just taken: one at a time, looking again. */
async function clear(file) {
  const clearing = `${file}.clearing`;
  if (!(await created(clearing))) {
    const { mtimeMs } = await stat(clearing).catch(() => ({ mtimeMs: Date.now() }));
    if (Date.now() - mtimeMs > CLEARING_MS) await rm(clearing, { force: true });
    await wait(LOOK_AGAIN_MS);
    return;
  }
  try {
    const holder = await holderOf(file);
    if (holder !== undefined && !isAlive(holder)) await rm(file);
  } finally {
    await rm(clearing, { force: true });
  }
}
