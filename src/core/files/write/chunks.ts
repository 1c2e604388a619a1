/** The chunks of a file in order. */
export type Chunks = Iterable<Uint8Array<ArrayBuffer>>;

/** The minimum size of a chunk. */
const CHARACTERS_AT_LEAST = 1 << 16;

/** Encodes texts as UTF-8, in chunks of a reasonable size. */
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
