/** In place of the service worker, where it is switched off: removes the one of an earlier build, and what it has kept. */
import { PREFIX } from "./files";

declare const self: ServiceWorkerGlobalScope;

async function remove(): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith(`${PREFIX}-`));
  await Promise.all(names.map((name) => caches.delete(name)));
  await self.registration.unregister();
}

/**
 * Milliseconds after which the page has loaded, and the worker before this one is idle: Chromium may end a worker while it
 * hands it work, and then lets the next pages wait for that, up to five minutes.
 */
const QUIET_AFTER_MS = 5000;

async function install(): Promise<void> {
  await new Promise((quiet) => setTimeout(quiet, QUIET_AFTER_MS));
  await self.skipWaiting();
}

self.addEventListener("install", (event) => event.waitUntil(install()));
self.addEventListener("activate", (event) => event.waitUntil(remove()));
