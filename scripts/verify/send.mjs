/** One real request, marked as a test, by the way that a visitor's browser takes. */
import { SEND_ENDPOINT } from "../build/inputs/settings.mjs";

/** Version of the provider's client whose protocol is used, as in `crates/core/src/send.rs`. */
const LIB_VERSION = "4.4.1";

const TEST = {
  user_name: "PRUEBA de la web: no hace falta contestar",
  user_email: "prueba@example.com",
  user_number: "",
  user_machinery: "PRUEBA",
  user_city: "PRUEBA",
  user_rentalDate: "",
  user_rentalDays: "1",
  user_comments: "Enviada por npm run verify para comprobar que las solicitudes llegan.",
};

/**
 * @param {string} site whose origin the provider has to accept @param {Record<string, string | undefined>} env
 * @returns {Promise<{ name: string, checked: number, failed: number, examples: string[] }>}
 */
export async function sendTest(site, env) {
  const row = (problem) => ({
    name: "a test request is sent",
    checked: 1,
    failed: problem ? 1 : 0,
    examples: problem ? [problem] : [],
  });
  const missing = ["PUBLIC_KEY", "SERVICE", "TEMPLATE"].filter((name) => !env[`VITE_SEND_${name}`]);
  if (missing.length > 0) return row(`VITE_SEND_${missing[0]} is not set here`);
  const form = new FormData();
  const parts = {
    ...TEST,
    lib_version: LIB_VERSION,
    service_id: env.VITE_SEND_SERVICE,
    template_id: env.VITE_SEND_TEMPLATE,
    user_id: env.VITE_SEND_PUBLIC_KEY,
  };
  for (const [name, text] of Object.entries(parts)) form.append(name, text);
  const endpoint = env.VITE_SEND_ENDPOINT || SEND_ENDPOINT;
  try {
    const answer = await fetch(endpoint, {
      method: "POST",
      body: form,
      headers: { origin: new URL(site).origin },
      redirect: "manual",
      signal: AbortSignal.timeout(20_000),
    });
    const text = (await answer.text()).slice(0, 200);
    // As the site does: a page of some web server is not the provider.
    const isPage = answer.headers.get("content-type")?.includes("html");
    if (answer.status === 200 && !isPage) return row();
    return row(`${endpoint}: status ${answer.status}${isPage ? ", a web page" : ""}: ${text}`);
  } catch (error) {
    return row(`${endpoint}: ${error.cause?.code ?? error.message}`);
  }
}
