/** The command that lets the server read its configuration, which is the publisher's own. */
import assert from "node:assert/strict";
import { mkdtemp, readdir, readlink, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, describe, test } from "node:test";
import { deploy, rollback } from "../../scripts/deploy/deploy.mjs";
import { exclusively } from "../../scripts/lib/lock.mjs";
import { DIST, HOSTING } from "../../scripts/lib/paths.mjs";
import { run } from "../../scripts/lib/run.mjs";

describe("the command that lets the server read its configuration", () => {
  let folder;
  const at = (...parts) => join(folder, ...parts);
  const publish = (id, reload) =>
    deploy({ target: { folder }, id, reload, dist: DIST, hosting: HOSTING });
  const link = (name) => readlink(at(name));

  before(async () => {
    folder = await mkdtemp(join(tmpdir(), "reload-"));
    await publish("release-1", "true");
  });
  after(() => rm(folder, { recursive: true, force: true }));

  test("reads nothing of the deployment, which goes on to its end", async () => {
    await writeFile(at("assets/nobodys.js"), "");
    await publish("release-2", "cat");
    assert.equal(await link("previous"), "releases/release-1");
    assert.ok(!(await readdir(at("assets"))).includes("nobodys.js"));
    await rollback({ target: { folder }, reload: "cat" });
    assert.equal(await link("current"), "releases/release-1");
  });

  test("may end in any way, and in another folder", async () => {
    await publish("release-3", "cd /;");
    assert.equal(await link("previous"), "releases/release-1");
    await publish("release-4", "exit # all is well");
    assert.equal(await link("previous"), "releases/release-3");
    for (const reload of ["cd / && exit 3", "echo $MISSING"]) {
      await assert.rejects(publish("release-5", reload), /The server did not take this release/);
      assert.equal(await link("current"), "releases/release-4");
    }
  });

  test("goes back without waiting for a build that is made here", async () => {
    await exclusively("build", async () => {
      const said = await run("node", [
        ...["scripts/deploy/deploy.mjs", folder, "--rollback", "--reload", "true"],
      ]);
      assert.match(said, /^Went back to release release-3$/m);
    });
    assert.equal(await link("current"), "releases/release-3");
    await publish("release-4", "true");
  });

  test("changes nothing if it is no command", async () => {
    await assert.rejects(publish("release-6", "echo 'open"), /unexpected EOF/);
    assert.equal(await link("current"), "releases/release-4");
    assert.ok(!(await readdir(at("releases"))).includes("release-6"));
  });
});
