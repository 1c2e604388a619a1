import { text as sentence } from "#core/text/messages/text.ts";
import { ReadError } from "../report/read-error.ts";
import { guessEncoding } from "./guess-encoding.ts";

/** A file to read: its name and content. */
export type SourceFile = { readonly name: string; readonly bytes: Uint8Array };

const CHUNK_BYTES = 1 << 18;

/** The encoding indicated by a byte order mark, or by the zeros of UTF-16; UTF-8 by default. */
export function encodingOf(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return "utf-16le";
  if (first === 0xfe && second === 0xff) return "utf-16be";
  // In every script, digits, delimiters and line ends of UTF-16 have a zero byte, always on the same side.
  const head = bytes.subarray(0, 4096);
  const even = head.filter((byte, at) => byte === 0 && at % 2 === 0).length;
  const odd = head.filter((byte, at) => byte === 0 && at % 2 === 1).length;
  const [few, many] = even < odd ? [even, odd] : [odd, even];
  if (many < 2 || many < 0.03 * head.length || many < 10 * few) return "utf-8";
  return odd > even ? "utf-16le" : "utf-16be";
}

function wrongEncoding(encoding: string): ReadError {
  return new ReadError(sentence("readers.wrongEncoding", { encoding: encoding.toUpperCase() }));
}

/**
 * Decodes the text of a file, without the byte order marks that some programs put at either end. Throws a `ReadError` if it is in no
 * Unicode encoding.
 */
export function decodeText(bytes: Uint8Array): string {
  const encoding = encodingOf(bytes);
  const text = attempt(bytes, encoding);
  if (text === null) throw wrongEncoding(encoding);
  return text;
}

/** The text of a table, and the notes about its encoding. */
type TableText = {
  readonly text: string;
  readonly encoding: string;
  readonly isGuessed: boolean;
  /** The lines, from 1, with bytes that have no character in the encoding; U+FFFD stands for these. */
  readonly damagedLines: readonly number[];
};

/** A letter is never one of these; the encodings of Windows have them for bytes without a character. */
const NO_CHARACTERS = /[\u0080-\u009F]/g;

/**
 * Decodes the text of a table, which may also be in an encoding of before Unicode. A few wrong bytes among many characters of UTF-8 are
 * damage, not another encoding. Throws a `ReadError` if UTF-16 is invalid, or if it cannot be told what encoding it is.
 */
export function decodeTable(bytes: Uint8Array): TableText {
  const encoding = encodingOf(bytes);
  const valid = attempt(bytes, encoding);
  if (valid !== null) return { text: valid, encoding, isGuessed: false, damagedLines: [] };
  if (encoding !== "utf-8") throw wrongEncoding(encoding);
  const damaged = new TextDecoder().decode(bytes).trimEnd();
  if (isMostlyValid(damaged))
    return { text: damaged, encoding: "UTF-8", isGuessed: false, damagedLines: damagedLinesOf(damaged) };
  const guess = guessEncoding(bytes);
  if ("likely" in guess)
    throw new ReadError(sentence("readers.unclearEncoding", { encodings: guess.likely.join(", ") }));
  const decoded = new TextDecoder(guess.label).decode(bytes);
  const text = decoded.replaceAll(NO_CHARACTERS, "\uFFFD");
  return { text, encoding: guess.name, isGuessed: true, damagedLines: damagedLinesOf(text) };
}

function damagedLinesOf(text: string): number[] {
  if (!text.includes("\uFFFD")) return [];
  const lines = text.split(/\r\n?|\n/);
  return lines.flatMap((line, at) => (line.includes("\uFFFD") ? [at + 1] : []));
}

/** Whether at least two of three characters beyond ASCII are valid UTF-8, which hardly happens by chance in a text in Windows-1252. */
function isMostlyValid(text: string): boolean {
  let wrong = 0;
  let valid = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === 0xff_fd) wrong += 1;
    else if (code > 0x7f) valid += 1;
  }
  return valid >= 2 * wrong;
}

function attempt(bytes: Uint8Array, encoding: string): string | null {
  try {
    // Decoding removes the mark at the start; trimming treats one at the end as a space.
    return new TextDecoder(encoding, { fatal: true }).decode(bytes).trimEnd();
  } catch {
    return null;
  }
}

/** The first characters of a file in any encoding, for recognising its format; a character that is cut off is left out. */
export function headOf(bytes: Uint8Array, length = 4096): string {
  const isCut = bytes.length > length;
  return new TextDecoder(encodingOf(bytes))
    .decode(bytes.subarray(0, length), { stream: isCut })
    .replace(/^\uFEFF/, "");
}

/**
 * What a parser makes of the beginning of a text: it follows the grammar, or has a mistake. In a text whose beginning only this grammar has,
 * that is what is wrong with the file.
 */
export type Attempt = "holds" | "mistaken" | "foreign";

export type TextChunk = {
  readonly text: string;
  /** The share of the file that has been decoded, 0 to 1. */
  readonly done: number;
};

/**
 * Decodes a file chunk by chunk, so that its text is never in memory as a whole.
 * @param label the encoding named in the file; a byte order mark takes precedence
 */
export function* decodeChunks(bytes: Uint8Array, label?: string): Generator<TextChunk> {
  const own = encodingOf(bytes);
  const named = createDecoder(own === "utf-8" ? (label ?? own) : own);
  // Some programs declare UTF-16 in a text that they then save in UTF-8.
  const isWrong = own === "utf-8" && named.encoding.startsWith("utf-16");
  const decoder = isWrong ? createDecoder(own) : named;
  for (let start = 0; start < bytes.length; start += CHUNK_BYTES) {
    const end = Math.min(start + CHUNK_BYTES, bytes.length);
    yield { text: decode(decoder, bytes.subarray(start, end), end < bytes.length), done: end / bytes.length };
  }
}

function createDecoder(label: string): TextDecoder {
  try {
    return new TextDecoder(label, { fatal: true });
  } catch {
    throw new ReadError(sentence("readers.unsupportedEncoding", { encoding: label }));
  }
}

function decode(decoder: TextDecoder, bytes: Uint8Array, stream: boolean): string {
  try {
    const text = decoder.decode(bytes, { stream });
    return stream ? text : text.trimEnd();
  } catch {
    throw wrongEncoding(decoder.encoding);
  }
}
