import type { Exchange } from "./request-event.ts";

/**
 * The body of a response as text (UTF-8), or null if it is longer than `maxBytes`, counted after decompression: then the rest is not
 * received. Keeps the count in `exchange`.
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
  // Closes the connection; nothing depends on whether it does.
  reader.cancel().catch(() => undefined);
  return null;
}
