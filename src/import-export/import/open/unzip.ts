import { Unzip, UnzipInflate, type UnzipFileInfo, unzipSync } from "fflate";
import type { ReadContext } from "../build/context.ts";
import { LIMITS } from "../decode/limits.ts";
import { ReadError, refuseAbove } from "../report/read-error.ts";
import { checksumOf, checksumsIn } from "./zip-checksums.ts";

/** The input chunk size: its output is at most some megabytes before it is counted. */
const PIECE_BYTES = 1 << 14;

const DAMAGED = "The file is damaged or incomplete and cannot be unpacked. Copy or download it again.";
/** The methods of compression that can be read: none, and deflate. AES encryption has a number among them. */
const [STORED, DEFLATED, ENCRYPTED] = [0, 8, 99];

/**
 * The files that a ZIP archive lists at its end, without their contents. Throws a `ReadError` if the end is missing, or if the archive is
 * protected by a password.
 */
export function filesIn(bytes: Uint8Array): UnzipFileInfo[] {
  const files: UnzipFileInfo[] = [];
  try {
    unzipSync(bytes, {
      filter(file) {
        refuseAbove(LIMITS.archiveFiles, files.push(file), "files in it");
        return false;
      },
    });
  } catch (error) {
    throw error instanceof ReadError ? error : new ReadError(DAMAGED, null, { cause: error });
  }
  // Bit 0 of the flags in the header of the first file says that it is encrypted.
  const isEncrypted =
    ((bytes[6] ?? 0) & 1) === 1 || files.some(({ compression }) => compression === ENCRYPTED);
  if (isEncrypted)
    throw new ReadError("The archive is protected by a password. Extract it and open its content.");
  return files;
}

/**
 * Decompresses the wanted files of a ZIP archive; two files may have the same name. The output is counted during decompression, since
 * declared sizes may be wrong: a few kilobytes may become gigabytes. Throws a `ReadError` if a limit is exceeded, or if it is no archive.
 */
export async function unzip(
  bytes: Uint8Array,
  isWanted: (name: string) => boolean,
  context: ReadContext,
): Promise<[name: string, bytes: Uint8Array][]> {
  const all = filesIn(bytes);
  const wanted = all.filter(({ name }) => isWanted(name));
  let declared = 0;
  for (const { name, originalSize, compression } of wanted) {
    declared += originalSize;
    refuseUnpacked(declared, name);
    if (compression !== STORED && compression !== DEFLATED)
      throw new ReadError(
        "The compression of the archive is not supported. Extract it and open its content.",
        name,
      );
  }
  const found: { name: string; chunks: Uint8Array[] }[] = [];
  let total = 0;
  const archive = new Unzip((file) => {
    if (!isWanted(file.name)) return;
    const chunks: Uint8Array[] = [];
    found.push({ name: file.name, chunks });
    file.ondata = (error, chunk) => {
      if (error !== null) throw error;
      total += chunk.length;
      refuseUnpacked(total, file.name);
      chunks.push(chunk);
    };
    file.start();
  });
  archive.register(UnzipInflate);
  try {
    for (let start = 0; start < bytes.length; start += PIECE_BYTES) {
      const end = Math.min(start + PIECE_BYTES, bytes.length);
      archive.push(bytes.subarray(start, end), end === bytes.length);
      await context.pause((0.3 * end) / bytes.length);
    }
  } catch (error) {
    if (!(error instanceof Error) || error instanceof ReadError || error.name === "AbortError") throw error;
    throw new ReadError(DAMAGED, null, { cause: error });
  }
  if (found.length < wanted.length) throw new ReadError(DAMAGED);
  const checksums = checksumsIn(bytes, all.length);
  for (const { name, chunks } of found) {
    if (!checksums.has(checksumOf(chunks))) throw new ReadError(DAMAGED, name);
    await context.pause(0.3);
  }
  return found.map(({ name, chunks }) => [name, joined(chunks)]);
}

function refuseUnpacked(size: number, name: string): void {
  if (size <= LIMITS.unpackedBytes) return;
  const megabytes = LIMITS.unpackedBytes / 1_000_000;
  throw new ReadError(`The file is larger than ${megabytes} MB when unpacked.`, name);
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
