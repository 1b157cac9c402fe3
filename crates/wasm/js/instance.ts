/** The one instance of the WebAssembly: its creation, and what happens when it fails. */
import { check, checkedOptions, orElse } from "./arguments.js";
import createGlue, { BUILD, type Glue } from "./bancal_bg.js";
import { bounded } from "./body.js";
import { coreError, rethrow } from "./error.js";
import { type SharedLoad, sharedLoad } from "./sharedLoad.js";
import type { WaitOptions } from "./wait.js";

/** `WebAssembly.Module`, if the types of the environment have it. */
export type CompiledModule = typeof globalThis extends {
  WebAssembly: { Module: { prototype: infer Module } };
}
  ? Module
  : never;

/** Bytes of the WebAssembly, or the compiled module. */
export type SyncInitInput = ArrayBuffer | Uint8Array | CompiledModule;

/** An address, a response of `fetch`, bytes, or a compiled module. */
export type InitInput = string | URL | Request | Response | SyncInitInput;

export interface InitOptions {
  /** Address or content of the WebAssembly; by default the file beside the package. Concurrent calls use the first. */
  moduleOrPath?: InitInput | Promise<InitInput> | undefined;
  /** Milliseconds to wait; by default there is no limit. Past them the call rejects with a `TimeoutError`. */
  timeout?: number | undefined;
  /** Ends the waiting: the call rejects with its reason. */
  signal?: WaitOptions["signal"];
}

/** Loads a file by its address: a response, or the bytes themselves. */
export type Read = (
  address: string | URL | Request,
  signal: AbortSignal,
) => Promise<Response | Uint8Array>;

/** A timeout that never comes: a slow connection may need longer than any default. */
const NO_LIMIT = Number.POSITIVE_INFINITY;

let current: Glue | undefined;
let starting: SharedLoad<void> | undefined;

/** Calls the instance. */
export function call<Result>(work: (glue: Glue) => Result): Result {
  if (!current) {
    throw coreError("NotInitializedError", "bancal is not initialised: await init() first");
  }
  try {
    return work(current);
  } catch (error) {
    return rethrow(error);
  }
}

/** The response, if it is the requested file. */
function successful(response: Response): Response {
  const type = response.headers.get("content-type") ?? "";
  if (response.ok && !type.includes("html")) return response;
  const { status, url } = response;
  throw coreError("LoadError", `${url || "it"} answered with status ${status} and type "${type}"`, {
    status,
  });
}

const isResponse = (found: object): found is Response => "headers" in found;

/** The text of a file that was read. */
export async function textOf(found: Response | Uint8Array): Promise<string> {
  return isResponse(found) ? bounded(successful(found)).text() : new TextDecoder().decode(found);
}

/** Why `fetch` has failed in Node, whose own message only says that it has. */
type Cause = Pick<NodeJS.ErrnoException, "code" | "message">;

/** Ensures what gloo-net expects: `fetch` returns a `Response` or throws an `Error` with a message. */
const safeFetch: typeof fetch = async (request) => {
  try {
    const response = await fetch(request);
    if (!(response instanceof Response)) throw new TypeError("no Response");
    return bounded(response);
  } catch (error) {
    // Any value, such as the reason of an aborted signal: even one that cannot be made a text.
    const text = orElse("", () => {
      const { message = error, cause } = error as { message?: unknown; cause?: Cause };
      const reason = cause?.code ?? cause?.message;
      return reason ? `${message}: ${reason}` : `${message}`;
    });
    throw new Error(text);
  }
};

/** The exports of an instance, which has to be dropped after an exception: its memory may be corrupt. */
function guarded(exports: object, drop: () => void): object {
  const guard = (value: unknown) =>
    typeof value !== "function"
      ? value
      : (...values: unknown[]) => {
          try {
            return value(...values);
          } catch (error) {
            drop();
            throw error;
          }
        };
  return Object.fromEntries(Object.entries(exports).map(([name, value]) => [name, guard(value)]));
}

/** The same module, which has to belong to this build. */
function ofThisBuild(module: CompiledModule): CompiledModule {
  if (WebAssembly.Module.customSections(module, BUILD).length === 0) {
    throw coreError("LoadError", "the WebAssembly belongs to another build of bancal");
  }
  return module;
}

/**
 * A new instance of a part of the package.
 * @param drop is called when the instance has failed: its memory may be corrupt
 */
export async function instantiate<Part extends Pick<Glue, "imports" | "start">>(
  createPart: () => Part,
  wasm: string | URL,
  read: Read,
  drop: () => void,
  signal: AbortSignal,
): Promise<Part> {
  const module = ofThisBuild(await compile(wasm, read, signal));
  const part = createPart();
  const { exports } = await WebAssembly.instantiate(module, part.imports);
  part.start(guarded(exports, drop));
  return part;
}

function activate(glue: Glue, { exports }: WebAssembly.Instance): void {
  if (current) return;
  const drop = () => {
    if (current === glue) current = undefined;
  };
  glue.start(guarded(exports, drop));
  current = glue;
}

/** Compiles a module, which is loaded if its address is given. */
async function compile(
  source: InitInput,
  read: Read,
  signal: AbortSignal,
): Promise<CompiledModule> {
  const isAddress = typeof source === "string" || "href" in source || "method" in source;
  const found = isAddress ? await read(source, signal) : source;
  if (found instanceof WebAssembly.Module) return found;
  if (!isResponse(found)) return WebAssembly.compile(found as BufferSource);
  const streams = successful(found).headers.get("content-type") === "application/wasm";
  return streams && "compileStreaming" in WebAssembly
    ? WebAssembly.compileStreaming(found)
    : WebAssembly.compile(await found.arrayBuffer());
}

async function load(
  moduleOrPath: InitInput | Promise<InitInput>,
  read: Read,
  signal: AbortSignal,
): Promise<void> {
  const source = await moduleOrPath;
  check("moduleOrPath", "source", source);
  const module = ofThisBuild(await compile(source, read, signal));
  const glue = createGlue(safeFetch);
  const instance = await WebAssembly.instantiate(module, glue.imports);
  signal.throwIfAborted(); // nobody waits for it any longer, and a later call may have started another one
  activate(glue, instance);
  starting = undefined;
}

/**
 * Starts an instance unless there is one; concurrent calls wait for the same one.
 * @param file address of the WebAssembly where the package runs
 */
export async function start(options: InitOptions, file: URL, read: Read): Promise<void> {
  const { moduleOrPath = file, timeout = NO_LIMIT, signal } = checkedOptions(options);
  // Nobody waits for this one: its rejection, if unhandled, would end Node's process.
  if (current || starting) Promise.resolve(moduleOrPath).catch(() => {});
  if (current) return;
  starting ??= sharedLoad(
    (ended) => load(moduleOrPath, read, ended),
    () => {
      starting = undefined;
    },
  );
  await starting({ timeout, signal });
}

/**
 * Initialises the package synchronously, with bytes or a compiled module, for programs that cannot `await init()`. It
 * does nothing if the package is initialised.
 * @throws {CoreError} `LoadError` if the WebAssembly belongs to another build of the package, `ArgumentError` for options
 * that are no object; what `WebAssembly` throws, for another `module` as well
 * @example
 * initSync({ module: readFileSync("bancal_bg.wasm") });
 */
export function initSync(options: { module: SyncInitInput }): void {
  const { module: source } = checkedOptions(options);
  if (current) return;
  const module = ofThisBuild(
    source instanceof WebAssembly.Module ? source : new WebAssembly.Module(source as BufferSource),
  );
  const glue = createGlue(safeFetch);
  activate(glue, new WebAssembly.Instance(module, glue.imports));
}
