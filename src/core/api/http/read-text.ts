import type { Exchange } from "./request-event.ts";

/**
 * The body of a response as text (UTF-8). If it exceeds `maxBytes` after decompression, the rest is not received: of an error that is the
 * beginning; of a 2xx response, which is useless then, null. Updates size and completeness in `exchange`.
 */
export async function readText(
  { body, headers, ok }: Response,
  maxBytes: number,
  exchange: Pick<Exchange, "bytes" | "isCut" | "hasMoreBytes">,
): Promise<string | null> {
  if (body === null) return "";
  const reader = body.getReader();
  const decoder = new TextDecoder();
  const announced = Number(headers.get("Content-Length"));
  let text = "";
  exchange.isCut = ok && announced > maxBytes;
  while (!exchange.isCut) {
    const { value, done } = await reader.read();
    if (done) return text + decoder.decode();
    const room = maxBytes - exchange.bytes;
    exchange.bytes += value.byteLength;
    exchange.isCut = value.byteLength > room;
    text += decoder.decode(value.subarray(0, room), { stream: true });
  }
  // Closes the connection; errors do not matter.
  reader.cancel().catch(() => undefined);
  // A smaller number is the size before decompression.
  exchange.hasMoreBytes = !(announced > exchange.bytes);
  if (!exchange.hasMoreBytes) exchange.bytes = announced;
  return ok ? null : text;
}
