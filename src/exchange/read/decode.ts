import { ReadError } from "./read-error.ts";

/** A file as it is read: what it is called, and what is in it. */
export type SourceFile = { readonly name: string; readonly bytes: Uint8Array };

const CHUNK_BYTES = 1 << 18;

/** The name of the encoding that the first bytes tell; UTF-8 where they tell nothing. */
function encodingOf(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if ((first === 0xff && second === 0xfe) || (first !== 0 && second === 0)) return "utf-16le";
  if ((first === 0xfe && second === 0xff) || (first === 0 && second !== 0)) return "utf-16be";
  return "utf-8";
}

/**
 * The text of a file, without the byte order marks that some programs put at its ends. Throws a `ReadError` where it is in no encoding
 * of Unicode.
 */
export function decodeText(bytes: Uint8Array): string {
  const encoding = encodingOf(bytes);
  const text = attempt(bytes, encoding);
  if (text === null)
    throw new ReadError("The file is not in UTF-8. Save it in that encoding and open it again.");
  return text;
}

/** The text of a table, which may be in the encoding that spreadsheets of Western Europe and the Americas save in; then that is told. */
export function decodeTable(bytes: Uint8Array): { text: string; isGuessed: boolean } {
  const text = attempt(bytes, encodingOf(bytes));
  if (text !== null) return { text, isGuessed: false };
  return { text: new TextDecoder("windows-1252").decode(bytes), isGuessed: true };
}

function attempt(bytes: Uint8Array, encoding: string): string | null {
  try {
    // The mark at the beginning is taken away by decoding; trimming takes one at the end for a blank.
    return new TextDecoder(encoding, { fatal: true }).decode(bytes).trimEnd();
  } catch {
    return null;
  }
}

/** The first characters of a file, however it is encoded: enough to recognise what it is. */
export function headOf(bytes: Uint8Array, length = 4096): string {
  return new TextDecoder(encodingOf(bytes)).decode(bytes.subarray(0, length)).replace(/^\uFEFF/, "");
}

export type TextChunk = {
  readonly text: string;
  /** How much of the file has come with it, 0 to 1. */ readonly done: number;
};

/**
 * The text of a file piece by piece, so that it never stands in the memory as a whole.
 * @param label the encoding that the file names itself; a byte order mark takes precedence
 */
export function* decodeChunks(bytes: Uint8Array, label?: string): Generator<TextChunk> {
  const own = encodingOf(bytes);
  const decoder = createDecoder(own === "utf-8" ? (label ?? own) : own);
  for (let start = 0; start < bytes.length; start += CHUNK_BYTES) {
    const end = Math.min(start + CHUNK_BYTES, bytes.length);
    yield { text: decode(decoder, bytes.subarray(start, end), end < bytes.length), done: end / bytes.length };
  }
}

function createDecoder(label: string): TextDecoder {
  try {
    return new TextDecoder(label, { fatal: true });
  } catch {
    throw new ReadError(`The encoding '${label}' of the file is not known.`);
  }
}

function decode(decoder: TextDecoder, bytes: Uint8Array, stream: boolean): string {
  try {
    const text = decoder.decode(bytes, { stream });
    return stream ? text : text.trimEnd();
  } catch {
    throw new ReadError(`The file is not in the encoding ${decoder.encoding.toUpperCase()}.`);
  }
}
