/** The exports that all entry points have in common. */
export {
  addDictionary,
  checkForm,
  chooseLanguage,
  clearDraft,
  failureReport,
  type LoadLanguageOptions,
  loadDraft,
  routeView,
  type SendFormOptions,
  type ShopProductsOptions,
  saveDraft,
  sendForm,
  shopProducts,
  storedLanguage,
} from "./calls.js";
export { CoreError } from "./error.js";
export {
  type CompiledModule,
  type InitInput,
  type InitOptions,
  initSync,
  type SyncInitInput,
} from "./instance.js";
export type { ListLine, RequestLists, RequestListsOptions } from "./lists.js";
export { quantityIn, saveList } from "./ownList.js";
export type { SearchOptions } from "./search.js";
export { lineCount, loadList, type StoredList } from "./storedList.js";
export type * from "./types.js";
export type { WaitOptions } from "./wait.js";
