/** For tests: a provider that runs as long as one test, and the form that is sent to it. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach } from "vitest";
import { startProvider } from "./provider.mjs";

/** The parts of a complete form. */
export const FORM = [
  ["user_name", "Ana Pérez"],
  ["user_email", "ana@example.com"],
  ["user_number", ""],
  ["user_machinery", "Plataforma de tijera 8 m"],
  ["user_city", "Alcoi"],
  ["user_rentalDate", ""],
  ["user_rentalDays", "3"],
  ["user_comments", "First line\nE-mail: someone@example.com"],
  ["lib_version", "4.4.1"],
  ["service_id", "service"],
  ["template_id", "template"],
  ["user_id", "key"],
];

/** The form with some values changed; `undefined` leaves the part out. */
export const formWith = (changes) => {
  const parts = FORM.map(([name, value]) => [name, name in changes ? changes[name] : value]);
  return parts.filter(([, value]) => value !== undefined);
};

/** Where the provider keeps accepted requests. */
export let folder;
/** The provider of the test, once it is started. */
export let provider;

export const start = async (options) => {
  provider = await startProvider({ folder, ...options });
};

export const stop = async () => {
  await provider?.close();
  provider = undefined;
};

/** @param {RequestInit} [options] */
export const post = (parts = FORM, headers = {}, options = {}) => {
  const body = new FormData();
  for (const [name, value] of parts) body.append(name, value);
  const init = { method: "POST", body, headers, ...options };
  return fetch(`${provider.url}/api/v1.0/email/send-form`, init);
};

/** Status and text of the answer to a form. */
export const answerTo = async (parts) => {
  const response = await post(parts);
  return [response.status, await response.text()];
};

export const setScenario = (body) => fetch(`${provider.url}/scenario`, { method: "POST", body });

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "quotes-"));
});

afterEach(async () => {
  await stop();
  await rm(folder, { recursive: true, force: true });
});
