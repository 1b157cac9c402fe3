/**
 * The service worker, which opens the site without a connection. It is built after the site, whose files it keeps
 * (`scripts/build/worker.mjs`). It leaves alone whatever is not named here: the sending of requests above all.
 */
import { clientsClaim, setCacheNameDetails } from "workbox-core";
import { ExpirationPlugin } from "workbox-expiration";
import { addPlugins, precacheAndRoute } from "workbox-precaching";
import { registerRoute } from "workbox-routing";
import { NetworkFirst, StaleWhileRevalidate } from "workbox-strategies";
import { FILES, PREFIX } from "./files";
import { keepLanguage, keptLanguages, languageOf } from "./languages";
import { answerNavigation } from "./navigation";
import { isWhole } from "./whole";

declare const self: ServiceWorkerGlobalScope;

const DAY_S = 24 * 3600;
/** How long to wait for the shop document, in seconds. */
const TIMEOUT_S = 3;

/** In place of a picture that was not seen before: it shows the background of its frame, and no broken icon. */
const BLANK = '<svg xmlns="http://www.w3.org/2000/svg"/>';

setCacheNameDetails({ prefix: PREFIX, precache: "files", suffix: FILES.build });

addPlugins([
  {
    // Without one of them, the worker is not installed, and the next visit tries again.
    cacheWillUpdate: async ({ response }) => ((await isWhole(response)) ? response : null),
  },
]);
// Their names hold a hash of their content, so that they need no revision.
precacheAndRoute(
  FILES.shared.map((url) => ({ url, revision: null })),
  { directoryIndex: "", cleanURLs: false, ignoreURLParametersMatching: [] },
);

const pictures = new StaleWhileRevalidate({
  cacheName: `${PREFIX}-pictures`,
  plugins: [
    new ExpirationPlugin({ maxEntries: 60, maxAgeSeconds: 30 * DAY_S, purgeOnQuotaError: true }),
    {
      handlerDidError: async () =>
        new Response(BLANK, { headers: { "content-type": "image/svg+xml" } }),
    },
  ],
});

const isPicture = (path: string) => path.startsWith("/pictures/");

registerRoute(({ url, sameOrigin }) => sameOrigin && isPicture(url.pathname), pictures);

const SHOP = new URL(FILES.shop, self.location.href).href;

const shop = new NetworkFirst({
  cacheName: `${PREFIX}-shop`,
  networkTimeoutSeconds: TIMEOUT_S,
  plugins: [
    {
      // A host may answer with a page of its own.
      cacheWillUpdate: async ({ response }) =>
        response.ok && response.headers.get("content-type")?.includes("json") ? response : null,
    },
  ],
});

registerRoute(({ url }) => url.href === SHOP, shop);

// Texts, and whatever else is kept. A page of the next build finds its files at the network until its worker is active.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith("/assets/"),
  async ({ request, url, event }) => {
    const language = languageOf(url.pathname);
    if (language) {
      event.waitUntil(keepLanguage(language).catch(() => {}));
    }
    return (await caches.match(request, { ignoreVary: true })) ?? fetch(request);
  },
);

const isFile = (path: string) => /\.\w+$/.test(path) && !path.endsWith(".html");

registerRoute(
  ({ request, url, sameOrigin }) =>
    sameOrigin && request.mode === "navigate" && !isFile(url.pathname),
  ({ request }) => answerNavigation(request),
);

/** Keeps what a page has loaded before there was a worker, and the shop document. */
async function keep(addresses: string[], event: ExtendableEvent) {
  const paths = addresses.map((address) => new URL(address, self.location.href).pathname);
  const languages = new Set(paths.flatMap((path) => languageOf(path) ?? []));
  const seen = paths.filter(isPicture).map((path) => new Request(path));
  await Promise.allSettled([
    ...[...languages].map(keepLanguage),
    ...seen.map((request) => pictures.handle({ request, event })),
    keepShop(event),
  ]);
}

/** The shop's lists open without a connection, though none of them was seen. */
async function keepShop(event: ExtendableEvent): Promise<void> {
  if (!(await caches.match(SHOP))) {
    await shop.handle({ request: new Request(SHOP), event });
  }
}

self.addEventListener("message", (event) => {
  if (Array.isArray(event.data)) {
    event.waitUntil(keep(event.data.map(String), event));
  }
});

self.addEventListener("install", (event) => {
  const languages = keptLanguages().then((kept) => Promise.all(kept.map(keepLanguage)));
  event.waitUntil(languages);
});

/** Browsers activate a worker once no page has the one before it: no page is left that needs files of an older build. */
async function removeOlder(): Promise<void> {
  const names = (await caches.keys()).filter((name) =>
    ["files", "texts"].some((kind) => name.startsWith(`${PREFIX}-${kind}-`)),
  );
  const older = names.filter((name) => !name.endsWith(FILES.build));
  await Promise.all(older.map((name) => caches.delete(name)));
}

self.addEventListener("activate", (event) => event.waitUntil(removeOlder()));

clientsClaim();
