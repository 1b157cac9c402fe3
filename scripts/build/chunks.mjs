/** Which modules share a script. The bundler divides what is not named here by itself. */
import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { BUILD, ROOT } from "../lib/paths.mjs";

const inFolder = (folder, names) => names.map((name) => `${folder}/${name}`);
const lib = (...names) => inFolder("app/lib", names);
const pkg = (...names) => inFolder(`${BUILD}/pkg`, names);

/** Files and folders, in the order in which their groups count. */
const CHUNKS = {
  // Evaluated in a task of its own, and still cached when the site has changed.
  react: ["node_modules/react", "node_modules/react-dom", "node_modules/scheduler"],
  // What every page needs. Left to itself, the bundler makes two chunks of it, which weigh a kilobyte more.
  site: [
    "node_modules/react-router",
    "node_modules/react-router-dom",
    "app/main.tsx",
    "app/boot",
    "app/core",
    "app/navigation",
    ...inFolder("app/layout", [
      "ActionBar.tsx",
      "Banner.tsx",
      "BannerVideo.tsx",
      "Brand.tsx",
      "Footer.tsx",
      "Header.tsx",
      "LanguageMenu.tsx",
      "MenuButton.tsx",
      "SiteLayout.tsx",
      "lazy.ts",
    ]),
    ...inFolder("app/components", [
      "Picture.tsx",
      "RichText.tsx",
      "SearchForm.tsx",
      "SiteLink.tsx",
      "SiteProvider.tsx",
      "TextLink.tsx",
      "icons.tsx",
      "quoteLink.ts",
    ]),
    ...lib("connection.ts", "fill.ts", "focus.ts", "idle.ts", "leaveGuard.ts", "listeners.ts"),
    ...lib(
      "isFirefox.ts",
      "isReturn.ts",
      "pendingRequests.ts",
      "reload.ts",
      "schedule.ts",
      "storage.ts",
    ),
    ...lib("carriedComment.ts", "unseenOutcome.ts", "useFocusAfter.ts", "useLatest.ts"),
    ...lib("useLoaded.ts", "useOnline.ts"),
    ...inFolder("app/list", ["ListCount.tsx", "list.ts", "uncorrected.ts", "useList.ts"]),
    ...pkg("arguments.js", "bancal.js", "bancal_bg.js", "body.js", "calls.js", "dictionaries.js"),
    ...pkg("error.js", "files.js", "instance.js", "languages.js", "names.js", "storedList.js"),
    ...pkg("wait.js"),
  ],
  // Whatever shows things that can be on a list.
  adding: inFolder("app/list", ["AddToList.tsx", "Stepper.tsx", "changes.ts", "failure.ts"]),
  // The form, and what saved requests need of it.
  contact: [
    "app/send",
    ...inFolder("app/list", ["requested.ts", "sharedList.ts"]),
    "app/lib/dates.ts",
    "app/lib/numberInput.ts",
    "app/pages/contact/ContactChannels.tsx",
    "app/pages/contact/draft",
    "app/pages/contact/form",
    "app/pages/contact/lazy.ts",
    "app/pages/contact/list/LazyListPanel.tsx",
    ...inFolder("app/pages/contact/send", [
      "LazySentRequests.tsx",
      "SendNotice.tsx",
      "SendRow.tsx",
      "SendStatus.tsx",
      "quoteSending.ts",
      "useSending.ts",
    ]),
  ],
};

/** Packages are found wherever they are installed, `node_modules` may be a link. */
const isPackage = (module) => module.startsWith("node_modules/");

/** Whether a module is a file, or in a folder or package. */
function isIn(id, module) {
  if (isPackage(module)) return id.includes(`/${module}/`);
  const path = resolve(ROOT, module);
  return id === path || id.startsWith(`${path}/`);
}

/**
 * The groups of rolldown's `codeSplitting`.
 * @throws if a file or folder is not there: renamed, it would go into another script unnoticed
 */
export function chunkGroups() {
  return Object.entries(CHUNKS).map(([name, modules]) => {
    // The package of the core may not have been built yet.
    const missing = modules.filter(
      (module) => !(module.startsWith(BUILD) || existsSync(resolve(ROOT, module))),
    );
    if (missing.length > 0) throw new Error(`The script ${name} has no ${missing.join(", ")}`);
    return { name, test: (id) => modules.some((module) => isIn(id, module)) };
  });
}
