/** Parts of the frame that no page waits for, each a chunk of its own. */

/** The navigation of small screens. */
export const loadMenuDialog = () => import("./MenuDialog");
