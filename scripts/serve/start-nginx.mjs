/** nginx with the configuration of the last build, in a temporary folder, for tests and measurements. */
import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { cp, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { promisify } from "node:util";
import { freePort } from "../lib/free-port.mjs";
import { DIST, NGINX } from "../lib/paths.mjs";
import { SYSTEM_PATH } from "../lib/run.mjs";
import { BROTLI_MODULE } from "../setup/tools.mjs";

const TIMEOUT_MS = 5000;

/**
 * @param {object} [options]
 * @param {string} [options.folder] the built site
 * @param {number} [options.port] a free one, and the next one free as well
 * @param {number | "auto"} [options.workers] processes that answer
 * @param {string} [options.plain] a folder to serve without rules, for comparison
 * @param {string} [options.user] who answers, and group, if this is root; root reads what others may not
 * @param {boolean} [options.secure] over https and HTTP/2, as hosts do, with a certificate that nobody has signed
 * @returns {Promise<{ url: string, plainUrl: string, close: () => Promise<void> }>} rejects with nginx's output
 *   if it does not start
 */
export async function startNginx({
  folder = DIST,
  port,
  workers = "auto",
  plain,
  user,
  secure,
} = {}) {
  const home = await mkdtemp(join(tmpdir(), "nginx-"));
  port ??= await freePort(2);
  const plainPort = port + 1;
  const tls = secure ? await certificate(home) : "";
  const servers = [server(port, `${tls} root "${folder}"; include site/server.conf;`, secure)];
  if (plain) servers.push(server(plainPort, `root "${plain}";`));
  await cp(NGINX, join(home, "site"), { recursive: true });
  await writeFile(
    join(home, "nginx.conf"),
    configuration({ home, workers, user, site: "site", servers }),
  );
  const close = await start(home);
  const url = `${secure ? "https" : "http"}://127.0.0.1:${port}`;
  return { url, plainUrl: `http://127.0.0.1:${plainPort}`, close };
}

/**
 * The same with what was deployed into a folder.
 * @param {{ current: string }} options the link to the release
 * @returns {Promise<{ url: string, reload: string, close: () => Promise<void> }>} `reload` is the command that makes it
 *   read its configuration again
 */
export async function startNginxOn({ current }) {
  const home = await mkdtemp(join(tmpdir(), "nginx-"));
  const port = await freePort();
  const servers = [server(port, `include ${current}/nginx/server.conf;`)];
  const file = join(home, "nginx.conf");
  await writeFile(file, configuration({ home, site: `${current}/nginx`, servers }));
  const close = await start(home);
  const reload = `PATH=$PATH:/usr/sbin nginx -t -q -p ${home} -c ${file} -e stderr && kill -HUP $(cat ${home}/pid)`;
  return { url: `http://127.0.0.1:${port}`, reload, close };
}

/** @param {string} home folder of its configuration @returns {Promise<() => Promise<void>>} ends it */
async function start(home) {
  let said = "";
  const nginx = spawn("nginx", ["-p", home, "-c", join(home, "nginx.conf"), "-e", "stderr"], {
    stdio: ["ignore", "ignore", "pipe"],
    env: { ...process.env, PATH: SYSTEM_PATH.join(delimiter) },
  });
  const ended = once(nginx, "exit").catch((error) => {
    said = error.message;
  });
  const kill = () => nginx.kill();
  process.once("exit", kill);
  nginx.stderr.setEncoding("utf8").on("data", (text) => {
    said += text;
  });
  const close = async () => {
    process.off("exit", kill);
    kill();
    await ended;
    await rm(home, { recursive: true, force: true });
  };
  const listens = await Promise.race([listening(home), ended.then(() => false)]);
  if (!listens) {
    await close();
    throw new Error(`nginx did not start: ${said.trim() || "no word from it"}`);
  }
  return close;
}

const server = (port, rules, secure) =>
  `server { listen 127.0.0.1:${port} ${secure ? "ssl http2" : ""}; ${rules} }`;

/** Creates a certificate. @param {string} home folder for it @returns {Promise<string>} the directives that name it */
async function certificate(home) {
  const [key, file] = ["key.pem", "certificate.pem"].map((name) => join(home, name));
  const created = "req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 1";
  const args = [...created.split(" "), "-subj", "/CN=localhost", "-keyout", key, "-out", file];
  await promisify(execFile)("openssl", args);
  return `ssl_certificate "${file}"; ssl_certificate_key "${key}";`;
}

/** `site` is the folder of the rules. */
function configuration({ home, workers = "auto", user = "root", site, servers }) {
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
  return `
load_module ${BROTLI_MODULE};
${process.getuid() === 0 ? `user ${user};` : ""}
daemon off;
worker_processes ${workers};
pid "${home}/pid";
events { worker_connections 1024; }
http {
  access_log off;
  sendfile on;
  tcp_nopush on;
${temporary.map((name) => `  ${name}_temp_path "${home}/${name}";`).join("\n")}
  include ${site}/http.conf;
  ${servers.join("\n  ")}
}
`;
}

/** @param {string} home @returns {Promise<boolean>} */
async function listening(home) {
  const end = Date.now() + TIMEOUT_MS;
  while (Date.now() < end) {
    // Written when it has its ports; whether something answers there would not tell nginx from another program.
    if (existsSync(join(home, "pid"))) return true;
    await setTimeout(20);
  }
  return false;
}
