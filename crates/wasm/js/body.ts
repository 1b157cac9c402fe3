/** Bodies of responses. */

/** Bytes that are read of a response, more than any shop document has: a server that never ends would fill the memory. */
const MAX_BODY = 2 ** 25;
/** Statuses with which no response with a body can be made. Firefox gives them an empty one. */
const WITHOUT_BODY = [204, 205, 304];

/** The same response, with a body that is cut at the limit. */
export function bounded(response: Response): Response {
  const { body, status, headers } = response;
  if (!body || WITHOUT_BODY.includes(status)) return response;
  let left = MAX_BODY;
  const limit = new TransformStream<Uint8Array, Uint8Array>({
    transform(bytes, controller) {
      if (left > 0) controller.enqueue(bytes);
      else controller.terminate();
      left -= bytes.length;
    },
  });
  return new Response(body.pipeThrough(limit), { status, headers });
}
