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

/** A gateway that got no usable answer. */
const GATEWAY = [502, 504, 520, 524];

/**
 * The rule of the site: `SendOutcome::from_response` in `crates/core/src/send.rs`.
 * @param {{ status: number, text: string, type: string }} answer
 * @returns {string | undefined} why the site would not tell its visitor that the request is sent
 */
export function sendProblem({ status, text, type }) {
  if (status === 0 || (status >= 300 && status <= 399)) return "a redirect, which is not followed";
  if (status === 200 || text === "OK") return /html/i.test(type) ? "a web page" : undefined;
  if (status === 429) return "too many requests";
  return GATEWAY.includes(status) ? "the request may have arrived" : "rejected";
}

/** @param {string} endpoint of the provider @param {string} problem the error of the connection */
export const unreachable = (endpoint, problem) =>
  `${endpoint} cannot be reached from this machine (${problem}): is VITE_SEND_ENDPOINT right, and the machine online?`;

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
    const { status } = answer;
    // The provider has answered, even if the connection broke during the text.
    const text = await answer.text().catch(() => "");
    const problem = sendProblem({ status, text, type: answer.headers.get("content-type") ?? "" });
    return row(problem && `${endpoint}: status ${status}, ${problem}: ${text.slice(0, 200)}`);
  } catch (error) {
    return row(unreachable(endpoint, error.cause?.code ?? error.message));
  }
}
