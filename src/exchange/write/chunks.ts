/** Pieces of a file in their order. */
export type Chunks = Iterable<Uint8Array<ArrayBuffer>>;

/** A piece this long is worth passing on by itself. */
const CHARACTERS_AT_LEAST = 1 << 16;

/** Texts as UTF-8, in pieces of a size that is worth passing on. */
export function* encode(texts: Iterable<string>): Generator<Uint8Array<ArrayBuffer>> {
  const encoder = new TextEncoder();
  let parts: string[] = [];
  let length = 0;
  for (const text of texts) {
    parts.push(text);
    length += text.length;
    if (length < CHARACTERS_AT_LEAST) continue;
    yield encoder.encode(parts.join(""));
    parts = [];
    length = 0;
  }
  if (length > 0) yield encoder.encode(parts.join(""));
}
