/**
 * A `fetch` that follows no redirect and whose answers may be `maxBytes` long at most, counted after decompression. Reading the body of
 * a longer one fails, and its connection is closed, so that nothing beyond the limit is ever held in memory.
 */
export function createBoundedFetch(maxBytes: number): typeof globalThis.fetch {
  return async (input, init) => {
    const response = await fetch(input, { ...init, redirect: "error" });
    const { status, statusText, headers, body } = response;
    return body === null
      ? response
      : new Response(body.pipeThrough(limit(maxBytes)), { status, statusText, headers });
  };
}

function limit(maxBytes: number): TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>> {
  let bytes = 0;
  return new TransformStream({
    transform(chunk, controller) {
      bytes += chunk.byteLength;
      if (bytes > maxBytes) controller.error(new Error(`The answer is longer than ${maxBytes} bytes.`));
      else controller.enqueue(chunk);
    },
  });
}
