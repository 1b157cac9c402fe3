/** A deployment is not noticed by anybody: neither by who comes just then, nor by who has the page before open. */
import assert from "node:assert/strict";
import {
  cp,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  symlink,
  writeFile,
} from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, describe, test } from "node:test";
import { setTimeout } from "node:timers/promises";
import { writeHosting } from "../../scripts/build/hosting/index.mjs";
import { hashOf, inlineScripts, inlineStyles } from "../../scripts/build/hosting/site.mjs";
import { deploy, obstacle, parseTarget, rollback } from "../../scripts/deploy/deploy.mjs";
import { DIST, HOSTING } from "../../scripts/lib/paths.mjs";
import { startNginxOn } from "../../scripts/serve/start-nginx.mjs";
import { ask } from "./request.mjs";
import { startSshd } from "./sshd.mjs";

const DEPLOYMENTS = 10;
const PAGES = ["/", "/contacto", "/en/faq", "/val/maquinaria/alquiler-dumpers", "/no-existe"];

let home;
const at = (...parts) => join(home, ...parts);

/** A second build, for publishing: other styles, another name of the script, and an address that the first does not have. */
async function anotherBuild() {
  await cp(DIST, at("b"), { recursive: true });
  const files = await readdir(at("b"), { recursive: true });
  const [script] = files.filter((file) => /^assets\/site-.*\.js$/.test(file));
  const renamed = script.replace(/site-.{6}/, "site-SECONDBB");
  for (const end of ["", ".br", ".gz"]) await rename(at("b", script + end), at("b", renamed + end));
  for (const file of files.filter((name) => name.endsWith(".html"))) {
    const html = await readFile(at("b", file), "utf8");
    const changed = html.replaceAll(script, renamed).replace("<style>", "<style>.second{}");
    await writeFile(at("b", file), changed);
  }
  await cp(at("b/faq.html"), at("b/novedades.html"));
  const page = await readFile(at("b/novedades.html"), "utf8");
  await writeFile(
    at("b/novedades.html"),
    page.replace(/("canonical" href="[^"]*)\/faq"/, '$1/novedades"'),
  );
  await writeHosting(at("b"), at("b-hosting"), { release: true });
}

/** What a browser needs of a page: its inline code allowed by the policy, and each of its files. */
async function visit(url, path) {
  const { status, headers, body } = await ask(url + path);
  const html = body.toString();
  assert.equal(status, path === "/no-existe" ? 404 : 200, path);
  for (const text of [...inlineScripts(html), ...inlineStyles(html)]) {
    assert.ok(headers["content-security-policy"].includes(hashOf(text)), `policy of ${path}`);
  }
  const named = JSON.parse(html.match(/data-files='([^']*)'/)[1]);
  const files = [named.main, named.react, named.core, ...Object.values(named.texts), ...named.page];
  await reach(url, files);
  return files;
}

/** nginx answers a signal to read its configuration again some moments later. */
async function becomes(url, status) {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    if ((await ask(url)).status === status) return;
    await setTimeout(50);
  }
  assert.fail(`${url} does not become ${status}`);
}

async function reach(url, files) {
  for (const file of files) assert.equal((await ask(url + file)).status, 200, file);
}

before(async () => {
  home = await mkdtemp(join(tmpdir(), "deploy-"));
  await anotherBuild();
});
after(() => rm(home, { recursive: true, force: true }));

describe("deployment", () => {
  let sshd;
  let nginx;
  let target;
  const folder = () => at("www");

  /** As the server's own nginx: one line includes the current release, and a reload switches. */
  const builds = () => [
    { dist: DIST, hosting: HOSTING },
    { dist: at("b"), hosting: at("b-hosting") },
  ];
  const publish = (number, options = {}) =>
    deploy({
      target,
      ssh: sshd.ssh,
      id: `release-${String(number).padStart(2, "0")}`,
      reload: nginx?.reload ?? "true",
      ...builds()[number % 2],
      ...options,
    });

  before(async () => {
    // As on servers where nobody else may read what a user writes.
    const usual = process.umask(0o077);
    sshd = await startSshd();
    process.umask(usual);
    target = { host: sshd.host, folder: folder() };
    await publish(0);
    nginx = await startNginxOn({ current: join(folder(), "current") });
  });
  after(async () => {
    await nginx?.close();
    await sshd?.close();
  });

  test(`visitors browse through ${DEPLOYMENTS} deployments over ssh, and meet no dead moment`, async () => {
    const opened = await visit(nginx.url, "/");
    let deploying = true;
    let visits = 0;
    const visitor = async (page) => {
      for (let path = page; deploying; path += 1) {
        await visit(nginx.url, PAGES[path % PAGES.length]);
        visits += 1;
      }
    };
    const visitors = Promise.all([0, 1, 2].map(visitor));
    for (let number = 1; number <= DEPLOYMENTS; number += 1) await publish(number);
    deploying = false;
    await visitors;
    assert.ok(visits > DEPLOYMENTS, `${visits} visits`);
    // The tab that was opened before the first of them.
    await reach(nginx.url, opened);
  });

  test("the last five releases stay, and no file that none of them needs", async () => {
    const releases = (await readdir(join(folder(), "releases"))).sort();
    assert.deepEqual(
      releases,
      ["06", "07", "08", "09", "10"].map((id) => `release-${id}`),
    );
    const names = (await readdir(join(folder(), "assets"))).sort();
    const needed = new Set([
      ...(await readdir(join(DIST, "assets"))),
      ...(await readdir(at("b/assets"))),
    ]);
    assert.deepEqual(names, [...needed].sort());
  });

  test("nginx may read whatever was published, also where a user's files are not for others", async () => {
    for (const name of ["releases", "assets", "shop.json"]) {
      const entries = await readdir(join(folder(), name), { recursive: true }).catch(() => []);
      for (const entry of ["", ...entries]) {
        const { mode } = await stat(join(folder(), name, entry));
        assert.equal(mode & 0o044, 0o044, join(name, entry));
      }
    }
  });

  test("an unchanged file keeps its ETag, so that nobody loads it again", async () => {
    const before = (await ask(`${nginx.url}/robots.txt`)).headers.etag;
    await publish(11);
    assert.equal((await ask(`${nginx.url}/robots.txt`)).headers.etag, before);
  });

  test("the shop document that was edited on the server stays", async () => {
    await writeFile(join(folder(), "shop.json"), '{"herramientas":[]}');
    await publish(12);
    const { headers, body } = await ask(`${nginx.url}/shop.json`);
    assert.equal(body.toString(), '{"herramientas":[]}');
    assert.match(headers["content-security-policy"], /default-src 'none'/);
  });

  test("one command goes back to the release before", async () => {
    await becomes(`${nginx.url}/novedades`, 404);
    const id = await rollback({ target, ssh: sshd.ssh, reload: nginx.reload });
    assert.equal(id, "release-11");
    await becomes(`${nginx.url}/novedades`, 200);
    await visit(nginx.url, "/");
    await assert.rejects(
      rollback({ target, ssh: sshd.ssh, reload: nginx.reload }),
      /There is no release to go back to/,
    );
  });

  test("a release that nginx refuses is not published, and the one before goes on", async () => {
    const reload = `echo "unknown directive" && false`;
    await assert.rejects(
      publish(14, { reload }),
      /unknown directive\nThe server did not take this release/,
    );
    await visit(nginx.url, "/contacto");
    assert.equal((await ask(`${nginx.url}/novedades`)).status, 200);
  });

  test("going back passes over releases that were refused, or gone back from", async () => {
    await publish(16);
    const id = await rollback({ target, ssh: sshd.ssh, reload: nginx.reload });
    assert.equal(id, "release-11");
    assert.ok(!(await readdir(join(folder(), "releases"))).includes("release-14"));
  });

  test("of two deployments at once, each publishes its own build", async () => {
    await Promise.all([publish(20), publish(21)]);
    const pages = (id) => readdir(join(folder(), "releases", id, "site"));
    assert.ok(!(await pages("release-20")).includes("novedades.html"));
    assert.ok((await pages("release-21")).includes("novedades.html"));
    assert.deepEqual(await readdir(join(folder(), "unfinished")), []);
    await visit(nginx.url, "/");
  });

  test("what another deployment has copied stays until it is published", async () => {
    await mkdir(join(folder(), "unfinished/other"));
    await writeFile(join(folder(), "unfinished/other/assets.txt"), "theirs.js\n");
    for (const name of ["theirs.js", "nobodys.js"]) {
      await writeFile(join(folder(), "assets", name), "");
    }
    await publish(22);
    const names = await readdir(join(folder(), "assets"));
    assert.ok(names.includes("theirs.js") && !names.includes("nobodys.js"));
  });

  test("of two deployments at once, one switches and tidies after the other", async () => {
    // The second `mkdir` fails, and with it the reload, if both are there at the same time.
    const reload = `mkdir busy && sleep 1 && rmdir busy`;
    await Promise.all([publish(24, { reload }), publish(25, { reload })]);
  });

  test("no file is removed if what other releases need cannot be read", async () => {
    await mkdir(join(folder(), "unfinished/unreadable/assets.txt"), { recursive: true });
    await writeFile(join(folder(), "assets/nobodys.js"), "");
    await assert.rejects(publish(26), /release-26 is published, but no old file was removed/);
    await rm(join(folder(), "unfinished/unreadable"), { recursive: true });
    assert.ok((await readdir(join(folder(), "assets"))).includes("nobodys.js"));
  });

  test("a copy without one of its scripts is not published", async () => {
    await cp(DIST, at("partial"), { recursive: true });
    // rsync copies no link: as if another deployment had removed the file since.
    await symlink("nowhere", at("partial/assets/lost.js"));
    const rejected = /The copied site is not complete/;
    await assert.rejects(publish(28, { dist: at("partial") }), rejected);
    await visit(nginx.url, "/");
  });

  test("a copy without its pages is not published", async () => {
    await cp(DIST, at("torn"), { recursive: true });
    await rm(at("torn/index.html"));
    await assert.rejects(
      publish(30, { dist: at("torn") }),
      /torn has lost 1 of its \d+ files, index\.html for one: run npm run release again/,
    );
    await rm(at("torn"), { recursive: true });
    await assert.rejects(publish(30, { dist: at("torn") }), /torn has lost \d+ of its \d+ files/);
    await visit(nginx.url, "/");
  });

  test("a server that cannot be reached is said in a sentence, and nothing is changed", async () => {
    const nowhere = { ...target, host: "nobody@127.0.0.1" };
    await assert.rejects(
      publish(15, { target: nowhere }),
      /^Error: ssh nobody@127\.0\.0\.1 failed:/,
    );
    await visit(nginx.url, "/");
  });
});

test("what is no name of a release is not gone back to", async () => {
  await mkdir(at("odd"));
  await symlink("releases/new", at("odd/current"));
  await symlink("releases/old; touch ran", at("odd/previous"));
  await assert.rejects(
    rollback({ target: { folder: at("odd") }, reload: "true" }),
    /names no release to go back to: old; touch/,
  );
});

test("only a release is published, and no build of another command", async () => {
  assert.equal(await obstacle(HOSTING), "The last build is not a release: run npm run release.");
  assert.match(await obstacle(at("nowhere")), /There is no built site yet/);
  assert.equal(await obstacle(at("b-hosting")), undefined);
});

test("a target is a plain absolute folder, here or on a host", () => {
  assert.deepEqual(parseTarget("/var/www/site"), { host: undefined, folder: "/var/www/site" });
  assert.deepEqual(parseTarget("root@example.com:/var/www/site/"), {
    host: "root@example.com",
    folder: "/var/www/site",
  });
  const plain = ["", "site", "host:site", "/", "/a/../b", "/a b", "/a;b", "h;x:/a", "/a$b"];
  // An IPv6 address, which ssh and rsync write in two ways, and an option of ssh.
  for (const wrong of [...plain, "::1:/a", "[::1]:/a", "root@[::1]:/a", "[host]:/a", "-v:/a"])
    assert.equal(parseTarget(wrong), undefined, wrong);
});
