/** An ssh server of this user on this machine, in a temporary folder. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { copyFile, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir, userInfo } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { freePort } from "../../scripts/lib/free-port.mjs";
import { outcome, run } from "../../scripts/lib/run.mjs";

/** @returns {Promise<{ host: string, ssh: string[], close: () => Promise<void> }>} `ssh` is the client with its options */
export async function startSshd() {
  const home = await mkdtemp(join(tmpdir(), "sshd-"));
  const file = (name) => join(home, name);
  for (const key of ["server", "visitor"]) {
    await run("ssh-keygen", ["-q", "-t", "ed25519", "-N", "", "-f", file(key)]);
  }
  await copyFile(file("visitor.pub"), file("authorized_keys"));
  const port = await freePort();
  await writeFile(
    file("config"),
    `ListenAddress 127.0.0.1:${port}
HostKey ${file("server")}
AuthorizedKeysFile ${file("authorized_keys")}
PidFile ${file("pid")}
PasswordAuthentication no
StrictModes no
UsePAM no
`,
  );
  // As root it wants this folder, which the system makes at its start.
  if (process.getuid() === 0) await run("mkdir", ["-p", "/run/sshd"]);
  const server = spawn("/usr/sbin/sshd", ["-D", "-e", "-f", file("config")], { stdio: "ignore" });
  const ended = once(server, "exit");
  const host = `${userInfo().username}@127.0.0.1`;
  const options = ["StrictHostKeyChecking=no", "UserKnownHostsFile=/dev/null"];
  const ssh = ["ssh", "-F", "none", "-p", String(port), "-i", file("visitor")];
  ssh.push(...options.flatMap((option) => ["-o", option]));
  const close = async () => {
    server.kill();
    await ended;
    await rm(home, { recursive: true });
  };
  for (let attempt = 0; attempt < 50; attempt += 1) {
    const { code } = await outcome(ssh[0], [...ssh.slice(1), host, "true"]);
    if (code === 0) return { host, ssh, close };
    await setTimeout(100);
  }
  await close();
  throw new Error("the ssh server does not answer");
}
