/** Bodies of responses. */

/** Bytes that are read of a response, more than any shop document has: a server that never ends would fill the memory. */
const MAX_BODY = 2 ** 25;
/** Statuses with which no response with a body can be made. Firefox gives them an empty one. */
const WITHOUT_BODY = [204, 205, 304];

/** The same response, with a body that is cut at the limit. */
export function bounded(response: Response): Response {
  const { body, status, headers } = response;
  if (!body || WITHOUT_BODY.includes(status)) return response;
  const reader = body.getReader();
  let left = MAX_BODY;
  const stream = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { value } = await reader.read();
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
