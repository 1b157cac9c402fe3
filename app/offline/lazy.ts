/** Parts that no page waits for, each a chunk of its own. */

/** Shows the connection and the saved requests. */
export const loadOfflineBar = () => import("./OfflineBar");

/** Makes the site work without a connection. */
export async function startWorker(): Promise<void> {
  if (import.meta.env.PROD && import.meta.env.VITE_OFFLINE !== "off") {
    const { registerWorker } = await import("./register");
    await registerWorker();
  }
}
