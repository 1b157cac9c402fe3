/** Bodies of answers: read until their end, a limit, or the end of the waiting. */

/** Bytes that are read of an answer, more than any shop document has: a server that never ends would fill the memory. */
const MAX_BODY = 2 ** 25;

/**
 * The answer to a request with a body that ends when the request is aborted, whoever else forgets it: in Node the signal
 * of a request has no effect any more once its answer is collected as garbage. A body past the limit is cut there.
 */
export function bounded(request: Request, response: Response): Response {
  const { body, status, headers } = response;
  if (!body) return response;
  const reader = body.getReader();
  const { signal } = request;
  let left = MAX_BODY;
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      signal.addEventListener("abort", () => {
        controller.error(signal.reason);
        reader.cancel().catch(() => {});
      });
    },
    async pull(controller) {
      const { value } = await reader.read();
      if (signal.aborted) return;
      if (value && left > 0) {
        left -= value.length;
        controller.enqueue(value);
      } else {
        controller.close();
        await reader.cancel();
      }
    },
  });
  return new Response(stream, { status, headers });
}
