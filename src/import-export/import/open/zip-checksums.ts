import { ZipPassThrough } from "fflate";

const SIGNATURES = { end: 0x06054b50, locator: 0x07064b50 };
const LOCATOR_BYTES = 20;

/** The CRC-32 of the files that a valid ZIP archive lists at its end; the library that unpacks them does not check it. */
export function checksumsIn(bytes: Uint8Array, files: number): ReadonlySet<number> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let end = bytes.length - 22;
  while (view.getUint32(end, true) !== SIGNATURES.end) end -= 1;
  let at = view.getUint32(end + 16, true);
  const locator = end - LOCATOR_BYTES;
  // ZIP64
  if (locator >= 0 && view.getUint32(locator, true) === SIGNATURES.locator)
    at = Number(view.getBigUint64(Number(view.getBigUint64(locator + 8, true)) + 48, true));
  const checksums = new Set<number>();
  for (let file = 0; file < files; file += 1) {
    checksums.add(view.getInt32(at + 16, true));
    const lengths = [28, 30, 32].map((field) => view.getUint16(at + field, true));
    at += lengths.reduce((sum, length) => sum + length, 46);
  }
  return checksums;
}

/** The CRC-32 of the content in chunks, as a signed number. */
export function checksumOf(chunks: readonly Uint8Array[]): number {
  const stream = new ZipPassThrough("");
  stream.ondata = () => {};
  for (const chunk of chunks) stream.push(chunk);
  stream.push(new Uint8Array(), true);
  return stream.crc;
}
