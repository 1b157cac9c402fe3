/** Registers the service worker, once the page is live and the browser idle. Its own bytes come after everything else. */

import type { Files } from "../boot/index";

const WORKER = "/sw.js";

interface Policy {
  createScriptURL(address: string): string;
}
interface PolicyFactory {
  createPolicy(name: string, rules: Policy): Policy;
}

/** The worker's address; browsers with Trusted Types take it only from a policy, which lets nothing else through. */
function workerAddress(): string {
  const factory: PolicyFactory | undefined = Reflect.get(window, "trustedTypes");
  const policy = factory?.createPolicy("worker", { createScriptURL: () => WORKER });
  return policy?.createScriptURL(WORKER) ?? WORKER;
}

/** The first script, by which the worker recognises the build: it names all others. */
function mainScript(): string {
  const { main }: Files = JSON.parse(document.documentElement.dataset.files ?? "{}");
  return main;
}

/** Tells a worker which build this page belongs to, and what it has loaded, perhaps before there was a worker. */
function tell(worker: ServiceWorker | null): void {
  const addresses = performance
    .getEntriesByType("resource")
    .map(({ name }) => name)
    .filter((name) => name.startsWith(location.origin));
  worker?.postMessage({ script: mainScript(), addresses });
}

/** Rejects where the browser has no workers, or storage is blocked: the site needs a connection there. */
export async function registerWorker(): Promise<void> {
  const { serviceWorker } = navigator;
  await serviceWorker.register(workerAddress(), { updateViaCache: "none" });
  const { active } = await serviceWorker.ready;
  tell(active);
  // The worker of another build, which knows nothing of this page yet.
  serviceWorker.addEventListener("controllerchange", () => tell(serviceWorker.controller));
}
