/** What the test asks of the package in a browser, on `window`. */
import * as core from "bancal";
import * as fc from "fast-check";
import { goesOn, memoryOf, misuses } from "../misuse.mjs";

const frame = (name) => document.querySelector(`#${name}`).contentWindow;

/** A form made by the window of the same origin, whose classes are others than those of this one. */
function formOfFrame() {
  const form = new (frame("near").FormData)();
  form.append("user_name", "Obras Levante");
  form.append("user_comments", "una «mini» 🏗");
  form.append("user_city", new (frame("near").File)(["x"], "city.txt"));
  return form;
}

const signalOfFrame = () => new (frame("near").AbortController)().signal;

const targetAt = (endpoint) => ({ endpoint, publicKey: "k", service: "s", template: "t" });

const makers = [
  formOfFrame,
  signalOfFrame,
  () => frame("near").AbortSignal.abort(),
  () => frame("near").Object.create(null),
  () => new (frame("near").Error)("of a frame"),
  () => frame("near"),
  () => frame("far"),
  () => frame("far").location,
  () => document.querySelector("#far"),
  () => window,
  () => document,
  () => document.all,
  () => document.querySelector("form"),
  () => document.querySelector("form").elements,
  () => document.createElement("input"),
  () => document.createTextNode("es"),
  () => document.createDocumentFragment(),
  () => HTMLFormElement,
  () => HTMLFormElement.prototype,
  () => new FormData(document.querySelector("form")),
  () => localStorage,
  () => sessionStorage,
  () => location,
  () => navigator,
  () => new File(["x"], "es.txt"),
  () => new Event("abort"),
  () => new Response("x"),
  () => new Request("/x"),
  () => new ReadableStream(),
  () => new WebAssembly.Memory({ initial: 1 }),
];

const memory = await memoryOf(() => core.default());
for (const language of ["es", "en", "val"]) await core.loadLanguage(language);

Object.assign(window, {
  misuses: (numRuns) => misuses(fc, core, memory, { numRuns, makers }),
  isClosed: () => {
    try {
      return !frame("far").document;
    } catch (error) {
      return error.name === "SecurityError";
    }
  },
  /** The fields with errors of a form that the browser has built from markup. */
  wrongFieldsOf: (markup) => {
    const form = document.createElement("form");
    form.innerHTML = markup;
    return core.checkForm(new FormData(form), "es").errors.map(({ field }) => field);
  },
  abortByFrame: async (endpoint) => {
    const controller = new (frame("near").AbortController)();
    const options = { form: formOfFrame(), language: "es", target: targetAt(endpoint) };
    const report = core.sendForm({ ...options, signal: controller.signal });
    controller.abort();
    return (await report).reason;
  },
  useFormOfFrame: async (endpoint) => {
    const form = formOfFrame();
    const { errors } = core.checkForm(form, "es");
    const sent = await core.sendForm({ form, language: "es", target: targetAt(endpoint) });
    goesOn(core, memory);
    return {
      isForeign: !(form instanceof FormData),
      fields: errors.map(({ field }) => field),
      kind: sent.kind,
    };
  },
});
