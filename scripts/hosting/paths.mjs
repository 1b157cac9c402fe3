/** Where the build leaves its results. */
import { fileURLToPath } from "node:url";

const at = (path) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

export const ROOT = at(".");
export const DIST = at("dist");
/** How the site of the last build is to be served, for the local server. */
export const RULES = at(".build/hosting/rules.json");
/** The same for nginx: to be copied to `/etc/nginx/site`. */
export const NGINX = at(".build/hosting/nginx");
