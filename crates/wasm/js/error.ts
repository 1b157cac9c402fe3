import type { SendTarget } from "./types.js";

/**
 * All errors of the package, distinguished by `name`. Other errors are thrown only if `init`, `loadLanguage`, `search`
 * or `requestLists` cannot load a file (those of `fetch`, the file system and `WebAssembly`), if the waiting has ended
 * (`TimeoutError`, or the reason of the signal), or if the package is broken (`WebAssembly.RuntimeError`).
 */
export type CoreError = Error &
  (
    | {
        /** A call came before `init` had ended, or after the instance had failed: `await init()` and `loadLanguage` again. */
        readonly name: "NotInitializedError";
      }
    | {
        /** An argument is not of its type; nothing was done. */
        readonly name: "ArgumentError";
        /** The argument, like `path`. */
        readonly argument: string;
        /** What it has to be, like `a string`. */
        readonly expected: string;
      }
    | {
        /** The WebAssembly belongs to another build of the package, or a server answered with something else. */
        readonly name: "LoadError";
        /** The status of a response that is not the requested file. */
        readonly status?: number;
      }
    | {
        /** The text is not a dictionary file, is one of another build or another language, or is incomplete. */
        readonly name: "DictionaryError";
        readonly reason: "notADictionary" | "otherBuild" | "otherLanguage" | "damaged";
      }
    | {
        /** The dictionary of this language was not added, or there is no such language. */
        readonly name: "LanguageError";
        readonly language: string;
      }
    | {
        /** The form is not a `FormData`, or is far larger than a request may be. */
        readonly name: "FormError";
      }
    | {
        /** This setting of the target is neither a string nor missing, or is longer than any setting; or there is no target. */
        readonly name: "TargetError";
        readonly setting: keyof SendTarget;
      }
    | {
        /** The shop document could not be loaded or is invalid; `status` is that of a response other than 2xx. */
        readonly name: "ShopError";
        readonly status?: number;
      }
    | {
        /** A text is not a request list, or a list cannot have the line. */
        readonly name: "ListError";
        readonly reason: "otherVersion" | "tooMany" | "unreadable" | "invalidLine";
      }
    | {
        /** A value could not be converted: the package is broken. */
        readonly name: "ConversionError";
      }
  );

class PackageError extends Error {}

/**
 * For `instanceof`, after which `name` distinguishes the errors without a cast.
 * @example
 * try {
 *   routeView("/faq");
 * } catch (error) {
 *   if (error instanceof CoreError && error.name === "NotInitializedError") await init();
 *   else throw error;
 * }
 */
export const CoreError: abstract new (...values: never) => CoreError =
  PackageError as unknown as abstract new (
    ...values: never
  ) => CoreError;

/** An error of the package, with its additional properties. */
export function coreError(name: CoreError["name"], message: string, details: object = {}): Error {
  return Object.assign(new PackageError(message), { name, ...details });
}

/** Rethrows an error: those of the WebAssembly become `CoreError`s, all others stay unchanged. */
export function rethrow(error: unknown): never {
  // The core sets the name of its errors; other plain errors come from fetch or the file system.
  if (error instanceof Error && error.constructor === Error && error.name !== "Error") {
    Object.setPrototypeOf(error, PackageError.prototype);
  }
  throw error;
}
