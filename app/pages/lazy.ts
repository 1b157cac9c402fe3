/** Parts of the contact page that only some visits need, each a chunk of its own. */
export const loadListPanel = () => import("./contact/list/ListPanel");
export const loadSentRequests = () => import("./contact/send/SentRequests");
