/** Caches of older builds: a page that is open during a deployment still needs them, until it is loaded anew. */
import { FILES, PREFIX } from "./files";

/** For each open page, the script by which its build is recognised. Workers are ended and started again at any time. */
const PAGES = `${PREFIX}-pages`;

const keyOf = (client: string) => `/page/${client}`;

/** The name of the cache that holds the files of a build, or its texts. */
const OF_BUILD = /^bancal-(?:files|texts)-(.+)$/;

declare const self: ServiceWorkerGlobalScope;

/** Notes which build an open page belongs to. */
export async function notePage(client: string, script: string): Promise<void> {
  const pages = await caches.open(PAGES);
  await pages.put(keyOf(client), new Response(script));
}

/** Removes the caches of older builds that no open page belongs to. */
export async function removeUnused(): Promise<void> {
  const pages = await caches.open(PAGES);
  const open = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const scripts = await Promise.all(
    open.map(async ({ id }) => (await pages.match(keyOf(id)))?.text()),
  );
  for (const request of await pages.keys()) {
    const { pathname } = new URL(request.url);
    if (!open.some(({ id }) => keyOf(id) === pathname)) {
      await pages.delete(request);
    }
  }
  // A page that has not said yet what it needs may need any of them.
  if (scripts.includes(undefined)) {
    return;
  }
  const names = await caches.keys();
  // A worker that is being installed has a cache that no page uses yet.
  const { installing, waiting } = self.registration;
  if (installing || waiting) {
    return;
  }
  const builds = new Set(names.flatMap((name) => OF_BUILD.exec(name)?.[1] ?? []));
  for (const build of builds) {
    if (build !== FILES.build && !(await isUsed(build, scripts))) {
      const own = names.filter((name) => OF_BUILD.exec(name)?.[1] === build);
      await Promise.all(own.map((name) => caches.delete(name)));
    }
  }
}

async function isUsed(build: string, scripts: (string | undefined)[]): Promise<boolean> {
  const files = await caches.open(`${PREFIX}-files-${build}`);
  const found = await Promise.all(scripts.map((script) => files.match(script ?? "")));
  return found.some(Boolean);
}
