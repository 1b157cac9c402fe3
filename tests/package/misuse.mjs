/**
 * Misuse, in Node and in browsers alike: every export called with values of every JavaScript type, hostile and huge ones
 * among them. Whatever happens is a value or an error of the package, the instance goes on, and its memory stays within
 * bounds.
 */
const MOST_MEMORY = 64 * 2 ** 20;
const TARGET = { endpoint: "data:,", publicKey: "k", service: "s", template: "t" };
const ASYNC = ["loadLanguage", "requestLists", "search", "sendForm", "shopProducts"];

export const long = '🏗 "\\\u0000'.repeat(200_000);

/** Throws whenever it is used in any way. */
const hostile = () =>
  new Proxy(
    {},
    Object.fromEntries(
      Object.getOwnPropertyNames(Reflect).map((trap) => [
        trap,
        () => {
          throw new Error(`${trap} of a hostile object`);
        },
      ]),
    ),
  );

function cyclic() {
  const value = { list: [] };
  value.list.push(value);
  value.self = value;
  return value;
}

export function formOf(entries) {
  const form = new FormData();
  for (const [name, value] of entries) form.append(name, value);
  return form;
}

function values(fc, makers) {
  const specials = fc.constantFrom(
    undefined,
    null,
    Symbol("x"),
    0n,
    () => {},
    class {},
    new Date(Number.NaN),
    /x/,
    new Map(),
    new Uint8Array(9),
    Promise.resolve("es"),
    new AbortController(),
    AbortSignal.abort(),
    new URL("https://evil.example"),
    { length: "2000000000" },
    { length: 2 ** 32 },
    { aborted: false, addEventListener: 5 },
    { [Symbol.toStringTag]: "FormData" },
    {
      [Symbol.toStringTag]: "FormData",
      *[Symbol.iterator]() {
        for (;;) yield ["user_name", "x"];
      },
    },
    new Proxy(new FormData(), {}),
    Object.create(FormData.prototype),
    Object.create(AbortSignal.prototype),
    Object.freeze([]),
    Object.create(null),
    long,
    "\ud800",
    "es",
    "en",
    "rejected",
    "herramientas",
    "/en/faq",
    TARGET,
    formOf([["user_comments", long]]),
    formOf([
      ["user_name", "x".repeat(16_384)],
      ["user_comments", "\r\n".repeat(8000)],
      ["user_comments", new Blob(["x"])],
    ]),
    formOf(Array.from({ length: 5000 }, () => ["other", ""])),
  );
  const form = fc
    .array(fc.tuple(fc.string({ unit: "binary" }), fc.string({ unit: "binary" })))
    .map(formOf);
  const any = fc.anything({
    withBigInt: true,
    withDate: true,
    withMap: true,
    withNullPrototype: true,
    withObjectString: true,
    withSet: true,
    withSparseArray: true,
    withTypedArray: true,
  });
  return fc.oneof(
    { weight: 4, arbitrary: specials },
    { weight: Math.ceil(makers.length / 8), arbitrary: fc.constantFrom(...makers) },
    form,
    any,
    fc.string({ unit: "binary" }),
  );
}

/** Functions of several arguments get valid ones more often than invalid ones, so that calls get past each check. */
function calls(fc, core, makers) {
  const value = values(fc, makers);
  const mostly = (...right) => fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...right) }, value);
  const language = mostly("es", "en", "val");
  const options = fc.record(
    {
      form: mostly(formOf([["user_name", "Obras Levante"]])),
      language,
      target: mostly(TARGET),
      timeout: value,
      signal: value,
      url: value,
    },
    { requiredKeys: ["form", "language", "target"] },
  );
  const shop = fc.record(
    {
      url: mostly("/shop.json"),
      list: mostly("herramientas"),
      language,
      timeout: value,
      signal: value,
    },
    { requiredKeys: ["url", "list", "language"] },
  );
  const form = mostly(formOf([["user_name", "Obras Levante"]]));
  const list = mostly("", "1;rammer,1", "1;goods.tools.trowel,3,2,2026-12-01");
  const line = fc.record(
    { id: mostly("rammer"), quantity: mostly(0, 1, 99), days: value, date: value },
    { requiredKeys: ["id", "quantity"] },
  );
  const any = fc.array(fc.oneof({ weight: 3, arbitrary: value }, options), { maxLength: 5 });
  const name = fc.constantFrom(...Object.keys(core).filter((own) => own !== "CoreError"));
  return fc.oneof(
    { weight: 6, arbitrary: fc.tuple(name, any) },
    fc.tuple(fc.constant("sendForm"), fc.tuple(options)),
    fc.tuple(fc.constant("shopProducts"), fc.tuple(shop)),
    fc.tuple(fc.constant("search"), fc.tuple(mostly("radial", "tijera 12 m"), language)),
    fc.tuple(fc.constant("change"), fc.tuple(list, fc.oneof(line, value))),
    fc.tuple(fc.constant("merge"), fc.tuple(list, list)),
    fc.tuple(fc.constant("form"), fc.tuple(form, list, mostly("K4MX"))),
  );
}

const isPlain = (value) =>
  typeof value === "object" && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/** What the generator could not look at is made when it is used, alone or as one of the options. */
function made(value, makers) {
  if (makers.includes(value)) return value();
  if (!isPlain(value)) return value;
  const own = Object.entries(value).filter(([, inside]) => makers.includes(inside));
  return { ...value, ...Object.fromEntries(own.map(([name, make]) => [name, make()])) };
}

/**
 * The memory of the instance that is made meanwhile.
 * @param {() => Promise<unknown>} start @returns {Promise<WebAssembly.Memory>}
 */
export async function memoryOf(start) {
  const { instantiate } = WebAssembly;
  let memory;
  WebAssembly.instantiate = async (...given) => {
    const instance = await instantiate(...given);
    memory = Object.values(instance.exports).find((own) => own instanceof WebAssembly.Memory);
    return instance;
  };
  try {
    await start();
  } finally {
    WebAssembly.instantiate = instantiate;
  }
  return memory;
}

/** @throws unless the instance answers and its memory is within bounds */
export function goesOn(core, memory) {
  const { kind } = core.routeView("/en/faq").view.page;
  if (kind !== "faq") throw new Error(`the page at /en/faq is of kind ${kind}`);
  const { byteLength } = memory.buffer;
  if (byteLength > MOST_MEMORY) throw new Error(`${byteLength} bytes`);
}

/** One call. @throws when what comes of it is neither a value, nor an error of the package, nor the end of the waiting */
async function misuse(core, name, given) {
  try {
    const result = core[name](...given);
    if (ASYNC.includes(name) && !(result instanceof Promise)) throw new Error("no promise");
    await result;
  } catch (error) {
    if (error instanceof core.CoreError) return;
    // The waiting was ended by a timeout, or by a signal, perhaps one of a frame, whose reason is this.
    if (/^(Abort|Timeout)Error$/.test(error?.name)) return;
    throw new Error(`${name}: ${error?.stack ?? String(error)}`);
  }
}

/**
 * Calls every export with every kind of value.
 * @param {typeof import("fast-check")} fc
 * @param {typeof import("bancal")} core initialised, with the texts of all languages
 * @param {WebAssembly.Memory} memory
 * @param {{ numRuns: number, makers?: (() => unknown)[] }} options `makers` of values that only this environment has
 * @returns {Promise<number>} how many calls were made; rejects at the first that spoils something, with its seed
 */
export async function misuses(fc, core, memory, { numRuns, makers: others = [] }) {
  const makers = [hostile, cyclic, ...others];
  // The calls for lists are misused like the exports.
  const surface = { ...core, ...(await core.requestLists("es")) };
  let count = 0;
  const fetched = globalThis.fetch;
  // Nothing is sent; every request is answered with a page.
  globalThis.fetch = async () =>
    new Response("<!doctype html>", { headers: { "content-type": "text/html" } });
  try {
    await fc.assert(
      fc.asyncProperty(calls(fc, surface, makers), async ([name, given]) => {
        count += 1;
        await misuse(
          surface,
          name,
          given.map((value) => made(value, makers)),
        );
        goesOn(core, memory);
      }),
      { numRuns, includeErrorInReport: true },
    );
  } finally {
    globalThis.fetch = fetched;
  }
  return count;
}
