/** Parts of the contact page that only some visits need, each a chunk of its own. */
export const loadListPanel = () => import("./list/ListPanel");
export const loadSentRequests = () => import("./send/SentRequests");
