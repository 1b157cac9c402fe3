/** What the site's components call of the core, which is not part of the peer stack: there is no list and no search. */
const missing = () => Promise.reject(new Error("not part of the peer stack"));

export const search = missing;
export const requestLists = missing;
export const loadCoreFor = missing;
export const loadList = () => undefined;
export const saveList = () => {};
export const lineCount = () => 0;
export const quantityIn = () => 0;
export class CoreError extends Error {}
