/** The settings of an installation, from the environment; `.env.example` explains them. */
import { isThisMachine } from "../../lib/thisMachine.mjs";

/** Where the browser sends to or loads from: https, or http on this machine, without anything that browsers drop. */
function isAddress(text) {
  if (!/^https?:\/\/[^\s/]/.test(text) || /[\s\\]/.test(text) || !URL.canParse(text)) return false;
  const { protocol, username } = new URL(text);
  return username === "" && (protocol === "https:" || isThisMachine(text));
}

/** Where requests are sent to unless a setting says otherwise, as in `app/core/settings.ts`. */
export const SEND_ENDPOINT = "https://api.emailjs.com/api/v1.0/email/send-form";

const ADDRESS = "an https address, like https://host.example/path";

/** What each setting has to be, and whether a value is that. */
const SETTINGS = {
  VITE_SEND_ENDPOINT: [ADDRESS, isAddress],
  VITE_SEND_PUBLIC_KEY: ["a key of the provider", isKey],
  // The provider's own ids begin like this; others may be chosen.
  VITE_SEND_SERVICE: ["the id of a service", (text) => isKey(text) && !/^template_/.test(text)],
  VITE_SEND_TEMPLATE: ["the id of a template", (text) => isKey(text) && !/^service_/.test(text)],
  VITE_OFFLINE: ["off, or nothing", (text) => text === "off"],
  VITE_SHOP_URL: [
    `${ADDRESS}, or a path of this site, like /shop.json`,
    (text) => isAddress(text) || /^\/(?!\/)[^\s\\]*$/.test(text),
  ],
};

/** Scripts that set a variable from a missing value write these words. */
function isKey(text) {
  return /^[\w-]+$/.test(text) && text !== "undefined" && text !== "null";
}

/**
 * @param {Record<string, string | undefined>} env an empty value is a missing one
 * @returns {string[]} what is wrong with the settings, one line each
 */
export function settingsProblems(env) {
  const unknown = Object.keys(env)
    .filter((name) => name.startsWith("VITE_") && !Object.hasOwn(SETTINGS, name))
    .map((name) => `${name} is no setting of this site; see .env.example`);
  const wrong = Object.entries(SETTINGS)
    .filter(([name, [, isValid]]) => env[name] && !isValid(env[name]))
    .map(([name, [expected]]) => `${name}: ${JSON.stringify(env[name])} is not ${expected}`);
  return [...unknown, ...wrong];
}
