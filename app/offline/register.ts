/** Registers the service worker, once the page is live and the browser idle. Its own bytes come after everything else. */

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

/** Rejects where the browser has no workers, or storage is blocked: the site needs a connection there. */
export async function registerWorker(): Promise<void> {
  const { serviceWorker } = navigator;
  await serviceWorker.register(workerAddress(), { updateViaCache: "none" });
  const registration = await serviceWorker.ready;
  // What the page has loaded, perhaps before there was a worker. After a deployment, the page and its files are of the
  // next build, whose worker is installing or waits.
  function keep() {
    const addresses = performance
      .getEntriesByType("resource")
      .map(({ name }) => name)
      .filter((name) => name.startsWith(location.origin));
    for (const worker of [registration.active, registration.installing, registration.waiting]) {
      worker?.postMessage(addresses);
    }
  }
  keep();
  registration.addEventListener("updatefound", keep);
}
