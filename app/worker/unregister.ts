/** In place of the service worker, where it is switched off: removes the one of an earlier build, and what it has kept. */
import { PREFIX } from "./files";

declare const self: ServiceWorkerGlobalScope;

async function remove(): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith(`${PREFIX}-`));
  await Promise.all(names.map((name) => caches.delete(name)));
  await self.registration.unregister();
}

self.addEventListener("install", () => void self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(remove()));
