/** What the package offers, whatever loads its files. */
export {
  addDictionary,
  checkForm,
  chooseLanguage,
  dropDraft,
  failureReport,
  keepDraft,
  keptDraft,
  type LoadLanguageOptions,
  routeView,
  type SendFormOptions,
  sendForm,
  shopGoods,
  storedLanguage,
  type WaitOptions,
} from "./calls.js";
export { CoreError } from "./error.js";
export {
  type CompiledModule,
  type InitInput,
  type InitOptions,
  initSync,
  type SyncInitInput,
} from "./instance.js";
export type * from "./types.js";
