import { Inflate, ZipPassThrough } from "fflate";
import { text } from "#core/text/messages/text.ts";
import type { ReadContext } from "../build/context.ts";
import { LIMITS } from "../decode/limits.ts";
import { ReadError } from "../report/read-error.ts";
import { DAMAGED, filesIn, type ZipFile } from "./zip-directory.ts";

/** The input chunk size: its output is at most some megabytes before it is counted. */
const PIECE_BYTES = 1 << 14;

/** The methods of compression that can be read: none, and deflate. */
const [STORED, DEFLATED] = [0, 8];

/** A ZIP archive whose output is counted while it is decompressed, since a few kilobytes may become gigabytes. */
export class ZipArchive {
  readonly files: readonly ZipFile[];
  readonly #size: number;
  #read = 0;
  #unpacked = 0;

  /** Throws a `ReadError` if the archive is damaged or protected by a password. */
  constructor(bytes: Uint8Array) {
    this.files = filesIn(bytes);
    this.#size = bytes.length;
    if (this.files.some(({ isEncrypted }) => isEncrypted))
      throw new ReadError(text("readers.encryptedArchive"));
  }

  /**
   * Decompresses a file chunk by chunk; the checksum is compared after the last chunk. Throws a `ReadError` if the file is damaged,
   * or if all files together exceed the limit.
   * @param share the share of the whole work that reading the archive takes, 0 to 1
   */
  async *contentOf(file: ZipFile, context: ReadContext, share: number): AsyncGenerator<Uint8Array> {
    const { name, method, packed, checksum } = file;
    if (method !== STORED && method !== DEFLATED)
      throw new ReadError(text("readers.unsupportedCompression"), name);
    let chunks: Uint8Array[] = [];
    const collect = (chunk: Uint8Array): void => {
      this.#unpacked += chunk.length;
      refuseUnpacked(this.#unpacked, name);
      chunks.push(chunk);
    };
    const inflate = method === STORED ? null : new Inflate(collect);
    const sum = new ZipPassThrough("");
    sum.ondata = () => {};
    for (let start = 0; start < packed.length; start += PIECE_BYTES) {
      const piece = packed.subarray(start, start + PIECE_BYTES);
      if (inflate === null) collect(piece);
      else push(inflate, piece, start + piece.length === packed.length, name);
      this.#read += piece.length;
      for (const chunk of chunks) {
        sum.push(chunk);
        yield chunk;
      }
      chunks = [];
      await context.pause((share * this.#read) / this.#size);
    }
    sum.push(new Uint8Array(), true);
    if (sum.crc !== checksum) throw new ReadError(DAMAGED, name);
  }

  /** Decompresses the files whose names are accepted; two may have the same name. */
  async unpack(
    accepts: (name: string) => boolean,
    context: ReadContext,
  ): Promise<{ name: string; bytes: Uint8Array }[]> {
    const files = this.files.filter(({ name }) => accepts(name));
    let declared = 0;
    for (const { name, size } of files) {
      declared += size;
      refuseUnpacked(declared, name);
    }
    const found: { name: string; bytes: Uint8Array }[] = [];
    for (const file of files) {
      const chunks: Uint8Array[] = [];
      for await (const chunk of this.contentOf(file, context, 1)) chunks.push(chunk);
      found.push({ name: file.name, bytes: joined(chunks) });
    }
    return found;
  }
}

function push(inflate: Inflate, piece: Uint8Array, isLast: boolean, name: string): void {
  try {
    inflate.push(piece, isLast);
  } catch (error) {
    throw error instanceof ReadError ? error : new ReadError(DAMAGED, name, { cause: error });
  }
}

function refuseUnpacked(size: number, name: string): void {
  if (size <= LIMITS.unpackedBytes) return;
  const megabytes = LIMITS.unpackedBytes / 1_000_000;
  throw new ReadError(text("readers.tooLargeUnpacked", { megabytes }), name);
}

function joined(chunks: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(chunks.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.length;
  }
  return whole;
}
