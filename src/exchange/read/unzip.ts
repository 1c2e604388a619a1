import { Unzip, UnzipInflate } from "fflate";
import type { ReadContext } from "./context.ts";
import { LIMITS } from "./limits.ts";
import { ReadError, refuseAbove } from "./read-error.ts";

/** The input chunk size: its output is at most some megabytes before it is counted. */
const PIECE_BYTES = 1 << 14;

/**
 * Decompresses the wanted files of a ZIP archive. The output is counted during decompression, since declared sizes may be wrong: a few
 * kilobytes may become gigabytes. Throws a `ReadError` if a limit is exceeded, or if it is no archive.
 */
export async function unzip(
  bytes: Uint8Array,
  isWanted: (name: string) => boolean,
  context: ReadContext,
): Promise<Map<string, Uint8Array>> {
  const found = new Map<string, Uint8Array[]>();
  let total = 0;
  let files = 0;
  const archive = new Unzip((file) => {
    files += 1;
    refuseAbove(LIMITS.archiveFiles, files, "files in it");
    if (!isWanted(file.name)) return;
    const chunks: Uint8Array[] = [];
    found.set(file.name, chunks);
    file.ondata = (error, chunk) => {
      if (error !== null) throw error;
      total += chunk.length;
      if (total > LIMITS.unpackedBytes) {
        const megabytes = LIMITS.unpackedBytes / 1_000_000;
        throw new ReadError(`The file becomes more than ${megabytes} MB when it is unpacked.`, file.name);
      }
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
    throw new ReadError("The file is damaged: it cannot be unpacked.", null, { cause: error });
  }
  return new Map([...found].map(([name, chunks]) => [name, joined(chunks)]));
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
