/** The project's files, and the folders of the build's results. Each purpose has separate ones, like its ports. */
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { PURPOSE } from "./ports.mjs";

/** A file or folder of the project, by its path. */
export const at = (path) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

export const ROOT = at(".");
/** Package, texts and addresses of the last build. */
export const BUILD = PURPOSE === "start" ? at(".build") : at(`.build/${PURPOSE}`);
export const DIST = PURPOSE === "start" ? at("dist") : join(BUILD, "dist");
/** Vite's list of the files of the last build. */
export const MANIFEST = join(BUILD, "manifest.json");
export const HOSTING = join(BUILD, "hosting");
/** Hosting rules of the last build, for the local server. */
export const RULES = join(HOSTING, "rules.json");
/** The same for nginx. */
export const NGINX = join(HOSTING, "nginx");
/** Where the local provider stores accepted requests. */
export const QUOTES = PURPOSE === "tests" ? join(BUILD, "quotes") : at(".quotes");
/** The package's declarations for the compiler and the editor, from the last build. */
export const TYPES = at(".build/types");
