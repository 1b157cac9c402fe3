/**
 * `npm run deploy -- user@host:/var/www/site` publishes the site that `npm run release` has built, on a server with
 * nginx and rsync, or in a folder of this machine. No visitor notices: `docs/hosting.md` explains the folders.
 */
import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { nginxFiles } from "../build/hosting/nginx.mjs";
import { commandLine } from "../lib/commandLine.mjs";
import { isMain } from "../lib/isMain.mjs";
import { exclusively } from "../lib/lock.mjs";
import { DIST, HOSTING } from "../lib/paths.mjs";
import { isThere, outcome } from "../lib/run.mjs";
import { userError } from "../lib/userError.mjs";

const RELOAD = "sudo -n nginx -t && sudo -n systemctl reload nginx";
/** Releases that stay, so that `rollback` finds them, and open tabs their files. */
const KEPT = 5;

const USAGE = `npm run deploy -- <user@host:/folder or /folder> [--rollback] [--reload "command"]`;

/** @param {string} target @returns {{ host?: string, folder: string } | undefined} */
export function parseTarget(target) {
  // Paths go into nginx's configuration and a shell: plain ones only. An IPv6 address is written in two ways, of which
  // ssh reads one and rsync the other: it needs a name in the settings of ssh.
  const [, host, folder] = target.match(/^(?:(\w[\w.@-]*):)?(\/[\w./-]*[\w-])\/?$/) ?? [];
  return folder && !folder.split("/").includes("..") ? { host, folder } : undefined;
}

/** @param {string} command that failed @param {string} output @returns {Error} */
const failed = (command, output) => userError([`${command} failed:`, output.trim()]);

/**
 * @param {string[]} ssh program and options @param {{ host?: string }} target @param {string} script
 * @returns {Promise<string>} what the script prints, without the warnings of ssh
 */
async function remotely(ssh, { host }, script) {
  const [command, ...args] = host ? [...ssh, host, "bash", "-s"] : ["bash", "-s"];
  // nginx reads as another user, whatever the one who publishes keeps from others.
  const { code, output, stdout } = await outcome(command, args, {
    // Bash reads the script from its input as it goes: a command in it that reads must not get the rest. All of it is
    // read before any of it runs, so that one that is cut off, or has a mistake in it, changes nothing.
    input: `set -eu\numask 022\n{\n${script}\n} </dev/null\n`,
  });
  if (code !== 0) throw failed(host ? `ssh ${host}` : "the deployment", output);
  return stdout.trim();
}

async function rsync(ssh, { host }, from, to, ...options) {
  const remote = host ? ["--rsh", ssh.join(" ")] : [];
  const target = host ? `${host}:${to}` : to;
  const args = ["--recursive", "--checksum", ...remote, ...options, `${from}/`, target];
  const { code, output } = await outcome("rsync", args);
  if (code !== 0) throw failed("rsync", output);
}

/** What follows in a script runs for one deployment at a time; the lock goes with the script's end. */
const oneAtATime = (folder) => `
exec 9<${folder}
flock 9
`;

/**
 * Points `current` at a release and lets nginx read it; back again if nginx refuses it. The command for that has a shell
 * of its own, whose folder and end are not the script's, and lines of its own, as it may end in `;` or a comment.
 */
const switchTo = (folder, release, reload, whenRefused = "true") => `
cd ${folder}
before=$(readlink current || true)
ln -sfn ${release} current.$$
mv -T current.$$ current
if ! (
${reload}
) 9<&-; then
  echo "The server did not take this release: the command by which it tests and reads it has failed (--reload)."
  if [ -n "$before" ]; then
    ln -sfn "$before" current.$$; mv -T current.$$ current
    echo "The release before stays."
  else
    rm current
    echo "Nothing is published yet."
  fi
  ${whenRefused}
  exit 1
fi
`;

/**
 * Switches to a new release; `previous` points then at the one to go back to. Permissions are given here, as not every
 * rsync can, and not by touching what somebody else has edited: changing them leaves the time of a file as it is.
 */
const publishAs = (folder, unfinished, release, reload) => `
lost=$(sort ${unfinished}/assets.txt | comm -23 - <(ls ${folder}/assets | sort))
if [ -n "$lost" ] || [ ! -e ${unfinished}/site/index.html ]; then echo "The copied site is not complete: run npm run release and deploy again."; exit 1; fi
chmod -R u=rwX,go=rX ${unfinished} ${folder}/assets
if [ -O ${folder}/shop.json ]; then chmod u=rw,go=r ${folder}/shop.json; fi
mv ${unfinished} ${folder}/${release}
${switchTo(folder, release, reload, `rm -r ${release}`)}
if [ -n "$before" ]; then ln -sfn "$before" previous; fi
`;

/**
 * Removes releases past the last ones, and the files that no release needs any more. Another deployment may be copying:
 * what it needs stays. One of yesterday was broken off. Without the list of each release, no file goes.
 */
const tidy = (folder, id) => `
cd ${folder}
find unfinished -mindepth 1 -maxdepth 1 -mmin +1440 -exec rm -r {} +
current=$(basename "$(readlink current)")
previous=$(basename "$(readlink previous || true)")
ls releases | sort -r | tail -n +${KEPT + 1} | grep -vx -e "$current" -e "$previous" | while read -r old; do rm -rf "releases/$old"; done
if ! find releases unfinished -mindepth 2 -maxdepth 2 -name assets.txt -exec cat {} + > assets.${id}; then
  rm assets.${id}
  echo "Release ${id} is published, but no old file was removed: what other releases need cannot be read."
  exit 1
fi
sort -u -o assets.${id} assets.${id}
ls assets | sort | comm -23 - assets.${id} | while read -r old; do rm -f "assets/$old"; done
rm assets.${id}
`;

/** The release that was published before the current one. */
const previous = (folder) => `
cd ${folder}
before=$(readlink previous || true)
if [ -z "$before" ] || [ "$before" = "$(readlink current)" ]; then echo "There is no release to go back to."; exit 1; fi
basename "$before"
`;

/**
 * @param {object} options
 * @param {{ host?: string, folder: string }} options.target
 * @param {string} [options.id] name of the release; later ones sort after earlier ones
 * @param {string} [options.reload] how the server tests and reads nginx's configuration
 * @param {string[]} [options.ssh]
 * @param {string} [options.dist] @param {string} [options.hosting]
 * @returns {Promise<string>} the release
 */
export async function deploy({
  target,
  id = new Date().toISOString().replaceAll(/[-:]|\.\d+/g, ""),
  reload = RELOAD,
  ssh = ["ssh"],
  dist = DIST,
  hosting = HOSTING,
}) {
  const { folder } = target;
  const release = `${folder}/releases/${id}`;
  // A folder of its own: two may publish at once.
  const unfinished = `${folder}/unfinished/${id}`;
  const rules = JSON.parse(await readFile(join(hosting, "rules.json"), "utf8"));
  await checkWhole(dist, hosting);
  const own = await mkdtemp(join(tmpdir(), "release-"));
  try {
    await mkdir(join(own, "nginx"));
    for (const [name, text] of Object.entries(nginxFiles(rules, { release, shared: folder }))) {
      await writeFile(join(own, "nginx", name), text);
    }
    const assets = await readdir(join(dist, "assets"));
    await writeFile(join(own, "assets.txt"), `${assets.sort().join("\n")}\n`);
    await remotely(
      ssh,
      target,
      `mkdir -p ${folder}/assets ${folder}/releases ${folder}/unfinished\nmkdir ${unfinished}`,
    );
    // First the list of what this release needs, so that no other deployment takes it away.
    await rsync(ssh, target, own, unfinished);
    // New files first: a page is never there before what it needs.
    await rsync(ssh, target, join(dist, "assets"), `${folder}/assets`);
    // Unchanged pages keep their time, from which nginx computes the ETag.
    await rsync(
      ssh,
      target,
      dist,
      `${unfinished}/site`,
      "--exclude=/assets",
      "--exclude=/shop.json*",
      `--link-dest=${folder}/current/site`,
    );
    await rsync(
      ssh,
      target,
      dist,
      folder,
      "--include=/shop.json",
      "--exclude=*",
      "--ignore-existing",
    );
  } finally {
    await rm(own, { recursive: true });
  }
  const publish = publishAs(folder, unfinished, `releases/${id}`, reload);
  await remotely(ssh, target, `${oneAtATime(folder)}${publish}${tidy(folder, id)}`);
  return id;
}

/** Goes back to the release before, once. @returns {Promise<string>} its name */
export async function rollback({ target, reload = RELOAD, ssh = ["ssh"] }) {
  const id = await remotely(ssh, target, previous(target.folder));
  // It becomes part of a script, and a server may print more than was asked for.
  if (!/^[\w-]+$/.test(id)) throw userError([`The server names no release to go back to: ${id}`]);
  const back = switchTo(target.folder, `releases/${id}`, reload);
  await remotely(ssh, target, `${oneAtATime(target.folder)}${back}`);
  return id;
}

/** @throws if a file of the build has been lost since */
async function checkWhole(dist, hosting) {
  const files = JSON.parse(await readFile(join(hosting, "files.json"), "utf8"));
  const lost = files.filter((file) => !existsSync(join(dist, file)));
  if (lost.length > 0) {
    const those = `${lost.length} of its ${files.length} files, ${lost[0]} for one`;
    throw userError([`${dist} has lost ${those}: run npm run release again.`]);
  }
}

/**
 * @param {string} hosting folder of the last build's rules
 * @returns {Promise<string | undefined>} why it cannot be published
 */
export async function obstacle(hosting) {
  const file = join(hosting, "rules.json");
  if (!existsSync(file)) return "There is no built site yet: run npm run release first.";
  const { release } = JSON.parse(await readFile(file, "utf8"));
  // Others may have example values, or send their requests to this machine, as that of npm start does.
  return release ? undefined : "The last build is not a release: run npm run release.";
}

async function main() {
  const { values, positionals } = commandLine({
    allowPositionals: true,
    options: { reload: { type: "string" }, rollback: { type: "boolean" } },
  });
  const target = parseTarget(positionals[0] ?? "");
  // A command without its quotes is several of them.
  if (!target || positionals.length > 1) throw userError([USAGE]);
  if (!isThere("rsync")) throw userError(["rsync is missing on this machine; install it."]);
  const { reload } = values;
  // What is copied then is on the server: a build that goes on here does not matter.
  if (values.rollback) {
    console.log(`Went back to release ${await rollback({ target, reload })}`);
    console.log("A later one is published by a deployment of its build.");
    return;
  }
  // No build may replace the site while it is copied.
  await exclusively("build", async () => {
    const problem = await obstacle(HOSTING);
    if (problem) throw userError([problem]);
    console.log(`Published: release ${await deploy({ target, reload })}`);
    const { mtime } = await stat(join(HOSTING, "rules.json"));
    console.log(`It is the build of ${mtime.toLocaleString("sv-SE")}.`);
  });
}

if (isMain(import.meta.url)) {
  await main().catch((error) => {
    console.error(error.stack);
    process.exit(1);
  });
}
