/** The tools of each task: how to detect and install them. */
import { constants, existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { LANGUAGES } from "../lib/languages.mjs";
import { ROOT } from "../lib/paths.mjs";
import { isThere, outcome, PATH, run, SYSTEM_PATH, versionOf } from "../lib/run.mjs";

/** What Vite runs on: the 20 series from the first, and every version from the second. */
const NODE = { series20: "20.19", later: "22.12" };
const WASM_TARGET = "wasm32-unknown-unknown";
const WASM_PACK = { least: "0.13", installed: "0.15.0" };
/** Path in Debian's package. */
export const BROTLI_MODULE = "/usr/lib/nginx/modules/ngx_http_brotli_static_module.so";
const DICTIONARIES = LANGUAGES.map(({ dictionary }) => dictionary);

/** @param {string} version @param {string} least @returns {boolean} */
function isAtLeast(version, least) {
  return version !== "" && version.localeCompare(least, "en", { numeric: true }) >= 0;
}

/** @param {string} version @returns {boolean} */
export const isNodeThatWorks = (version) =>
  isAtLeast(version, NODE.later) ||
  (version.startsWith("20.") && isAtLeast(version, NODE.series20));

/**
 * Debian names the folder after the processor.
 * @param {string} [folder]
 * @returns {string | undefined} WebKit's browser without an interface of its own, which its driver starts
 */
export const miniBrowser = (folder = "/usr/lib") =>
  (existsSync(folder) ? readdirSync(folder) : [])
    .map((name) => join(folder, name, "webkit2gtk-4.1/MiniBrowser"))
    .find((file) => isThere(file, [""]));

/** The command-line tool and the library have to be of the same version. */
function lockedWasmBindgen() {
  const lock = readFileSync(join(ROOT, "Cargo.lock"), "utf8");
  return lock.match(/^name = "wasm-bindgen"\r?\nversion = "([^"]+)"/m)?.[1] ?? "";
}

/** @returns {Promise<boolean>} whether Rust's standard library can be rebuilt, as the build for size does */
export async function hasLibrarySource() {
  const { stdout } = await outcome("rustc", ["--print", "sysroot"]);
  return isThere(
    "Cargo.lock",
    [join(stdout.trim(), "lib/rustlib/src/rust/library")],
    constants.R_OK,
  );
}

/** npm writes its copy of the lock file last, so an older one means other packages or an incomplete installation. */
function packagesAreThere(folder = "") {
  const changed = (file) =>
    statSync(join(ROOT, folder, file), { throwIfNoEntry: false })?.mtimeMs ?? 0;
  return changed("node_modules/.package-lock.json") >= changed("package-lock.json");
}

let updated;

/** @param {string[]} packages Debian's names */
export async function apt(packages) {
  if (!isThere("apt-get")) throw new Error("this is not Debian");
  const root = process.getuid() === 0 ? [] : ["sudo", "-n"];
  const aptGet = (...args) => {
    const [command, ...rest] = [
      ...root,
      "env",
      "DEBIAN_FRONTEND=noninteractive",
      "apt-get",
      ...args,
    ];
    return run(command, rest);
  };
  if (root.length > 0) await run("sudo", ["-n", "true"], { quiet: true });
  // A broken package source does not prevent installation from the others.
  updated ??= aptGet("update").catch(() => {});
  await updated;
  await aptGet("install", "-y", "--no-install-recommends", ...packages);
}

/**
 * Installs programs that have little to do themselves: not optimised, they are compiled in half the time.
 * @param {string[]} options of `cargo install` @param {{ quiet?: boolean }} [how]
 */
const compile = (options, how = {}) =>
  run("cargo", ["install", "--debug", ...options], {
    ...how,
    env: { CARGO_PROFILE_DEV_DEBUG: "0" },
  });

/**
 * @typedef {object} Tool
 * @property {string} name in the message while it is installed
 * @property {() => boolean | Promise<boolean>} isThere
 * @property {string} [duration] how long installation takes, if it is long
 * @property {string[]} [packages] of Debian, if it comes from there
 * @property {() => Promise<unknown>} [install] if it can be installed automatically in another way
 * @property {string} byHand what to do when it cannot be installed
 */

/** @returns {Tool[]} each may need those before it */
function buildTools() {
  const bindgen = lockedWasmBindgen();
  const installBindgen = [
    ...["wasm-bindgen-cli", "--version", bindgen, "--force"],
    ...["--bin", "wasm-bindgen", "--bin", "wasm-bindgen-test-runner"],
  ];
  return [
    {
      name: `Node ${NODE.series20} or later in the 20 series, or ${NODE.later} or later`,
      isThere: () => isNodeThatWorks(process.versions.node),
      byHand: `this is ${process.versions.node}; install a newer one from https://nodejs.org`,
    },
    {
      name: "Rust",
      isThere: () => isThere("rustup") && isThere("cargo"),
      byHand: "install rustup, which brings cargo, from https://rustup.rs",
    },
    {
      name: "Rust's WebAssembly target",
      isThere: async () => {
        const { stdout } = await outcome("rustup", ["target", "list", "--installed"]);
        return stdout.split(/\s+/).includes(WASM_TARGET);
      },
      // Fails if the toolchain of rust-toolchain.toml is missing, whose installation includes the target.
      install: () =>
        run("rustup", ["target", "add", WASM_TARGET], { quiet: true }).catch(() =>
          run("rustup", ["toolchain", "install"]),
        ),
      byHand: `run rustup toolchain install and rustup target add ${WASM_TARGET} here`,
    },
    {
      name: "the source of Rust's library",
      isThere: hasLibrarySource,
      install: () => run("rustup", ["component", "add", "rust-src"], { quiet: true }),
      byHand: "run rustup component add rust-src here",
    },
    {
      name: `wasm-pack ${WASM_PACK.installed}`,
      duration: "some minutes, once",
      isThere: async () => isAtLeast(await versionOf("wasm-pack"), WASM_PACK.least),
      install: () =>
        compile(["wasm-pack", "--version", WASM_PACK.installed, "--force", "--locked"]),
      byHand: `run cargo install wasm-pack --locked --version ${WASM_PACK.installed}`,
    },
    {
      name: `wasm-bindgen ${bindgen}`,
      duration: "some minutes, once",
      isThere: async () =>
        isThere("wasm-bindgen-test-runner") && (await versionOf("wasm-bindgen")) === bindgen,
      // Its published lock file contains a package that was withdrawn.
      install: () =>
        compile([...installBindgen, "--locked"], { quiet: true }).catch(() =>
          compile(installBindgen),
        ),
      byHand: `run cargo install wasm-bindgen-cli --version ${bindgen}`,
    },
    {
      name: "the packages of package-lock.json",
      isThere: () => packagesAreThere(),
      install: () => run("npm", ["ci"]),
      byHand: "run npm ci",
    },
  ];
}

/** @returns {Tool[]} */
const lintTools = () => [
  {
    name: `hunspell with its dictionaries of ${LANGUAGES.map(({ english }) => english).join(", ")}`,
    isThere: async () => {
      // May fail afterwards for want of a default dictionary: only the list counts.
      const { output } = await outcome("hunspell", ["-D"]);
      const names = output.split("\n").map((line) => line.split("/").at(-1));
      return DICTIONARIES.every((name) => names.includes(name));
    },
    packages: ["hunspell", ...LANGUAGES.map((language) => language.package)],
    byHand: `install it with the dictionaries ${DICTIONARIES.join(", ")}`,
  },
];

/** @returns {Tool[]} */
function testTools() {
  const { CHROME_PATH, CHROMEDRIVER, FIREFOX_PATH } = process.env;
  const isFile = (path) => path !== undefined && isThere(path, [""]);
  const driverFolders = CHROME_PATH ? [...PATH, dirname(CHROME_PATH)] : PATH;
  return [
    {
      name: "Chromium and ChromeDriver",
      isThere: () =>
        (isFile(CHROME_PATH) || isThere("chromium")) &&
        (isFile(CHROMEDRIVER) || isThere("chromedriver", driverFolders)),
      packages: ["chromium", "chromium-driver"],
      byHand:
        "install both and put them on PATH, or name the browser in CHROME_PATH and the driver in CHROMEDRIVER",
    },
    {
      name: "Chromium's headless shell",
      isThere: () => isFile(CHROME_PATH) || isThere("chromium-headless-shell", ["/usr/bin"]),
      packages: ["chromium-headless-shell"],
      byHand: "install it, or name a Chromium in CHROME_PATH",
    },
    {
      name: "Firefox",
      isThere: () => isFile(FIREFOX_PATH) || isThere("firefox-esr", ["/usr/bin"]),
      packages: ["firefox-esr"],
      byHand: "install it and name it in FIREFOX_PATH",
    },
    {
      name: "WebKit with its driver, and Xvfb",
      isThere: () => isThere("WebKitWebDriver") && isThere("Xvfb") && miniBrowser() !== undefined,
      packages: ["webkit2gtk-driver", "xvfb"],
      byHand:
        "install them, so that there are WebKitWebDriver, Xvfb and /usr/lib/*/webkit2gtk-4.1/MiniBrowser",
    },
    ...lintTools(),
    {
      name: "nginx with brotli, and openssl for its certificate",
      isThere: () =>
        isThere("nginx", SYSTEM_PATH) &&
        isThere(BROTLI_MODULE, [""], constants.R_OK) &&
        isThere("openssl"),
      packages: ["nginx-light", "libnginx-mod-http-brotli-static", "openssl"],
      byHand: `install it with the module ${BROTLI_MODULE}`,
    },
    {
      name: "an ssh server and rsync, to try deployments",
      isThere: () => isThere("sshd", SYSTEM_PATH) && isThere("rsync"),
      packages: ["openssh-server", "openssh-client", "rsync"],
      byHand: "install both",
    },
  ];
}

/** @param {string} name @returns {Tool} */
const byCargo = (name) => ({
  name,
  duration: "some minutes, once",
  isThere: () => isThere(name),
  install: () => run("cargo", ["install", name, "--locked"]),
  byHand: `run cargo install ${name} --locked`,
});

/** @returns {Tool[]} */
const wasmTools = () => [
  {
    ...byCargo("geckodriver"),
    byHand:
      "put it on PATH, from https://github.com/mozilla/geckodriver/releases or by cargo install geckodriver --locked",
  },
];

/** Drivers of X.Org's server: for a screen that nobody sees, and for touches of a test. */
const X_DRIVERS = ["drivers/dummy_drv.so", "input/inputtest_drv.so"];

/** @returns {Tool[]} */
const engineTools = () => [
  {
    name: "an X server whose screen can be touched",
    isThere: () =>
      isThere("Xorg") &&
      X_DRIVERS.every((file) => isThere(file, ["/usr/lib/xorg/modules"], constants.R_OK)),
    packages: ["xserver-xorg-core", "xserver-xorg-video-dummy"],
    byHand: `install X.Org's server with ${X_DRIVERS.join(" and ")} in /usr/lib/xorg/modules`,
  },
];

/** @returns {Tool[]} */
const loadTools = () => [
  {
    name: "wrk",
    isThere: () => isThere("wrk"),
    packages: ["wrk"],
    byHand: "install it and put it on PATH",
  },
];

/** @returns {Tool[]} */
const auditTools = () => [byCargo("cargo-deny")];

/** @returns {Tool[]} */
const coverageTools = () => [byCargo("cargo-llvm-cov")];

/** @returns {Tool[]} */
const mutantsTools = () => [byCargo("cargo-mutants")];

const BENCH = "bench";

/** @returns {Tool[]} */
const benchTools = () => [
  {
    name: `the packages of ${BENCH}/package-lock.json`,
    isThere: () => packagesAreThere(BENCH),
    install: () => run("npm", ["ci", "--prefix", BENCH]),
    byHand: `run npm ci --prefix ${BENCH}`,
  },
];

/** Tools of each task; each list may need the ones before it. */
export const TOOLS = {
  build: () => buildTools(),
  lint: () => [...buildTools(), ...lintTools(), ...benchTools()],
  test: () => [...buildTools(), ...testTools(), ...benchTools()],
  wasm: () => [...buildTools(), ...testTools(), ...wasmTools()],
  engines: () => [...buildTools(), ...testTools(), ...engineTools(), ...benchTools()],
  load: () => [...buildTools(), ...testTools(), ...loadTools()],
  coverage: () => [...buildTools(), ...coverageTools()],
  mutants: () => [...buildTools(), ...mutantsTools()],
  audit: () => [...buildTools(), ...auditTools()],
};
