import type { Exchange } from "./request-event.ts";

/**
 * The body of a response as text (UTF-8); null if it exceeds `maxBytes` after decompression, in which case the rest is not received.
 * Updates the byte count in `exchange`.
 */
export async function readText(
  { body, headers }: Response,
  maxBytes: number,
  exchange: Pick<Exchange, "bytes">,
): Promise<string | null> {
  if (body === null) return "";
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let isTooLong = Number(headers.get("Content-Length")) > maxBytes;
  let text = "";
  while (!isTooLong) {
    const { value, done } = await reader.read();
    if (done) return text + decoder.decode();
    exchange.bytes += value.byteLength;
    isTooLong = exchange.bytes > maxBytes;
    if (!isTooLong) text += decoder.decode(value, { stream: true });
  }
  // Closes the connection; errors do not matter.
  reader.cancel().catch(() => undefined);
  return null;
}
