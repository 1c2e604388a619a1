import { text } from "#core/text/messages/text.ts";
import { LIMITS } from "../decode/limits.ts";
import { ReadError, refuseAbove } from "../report/read-error.ts";

/** A file in a ZIP archive, as the directory at the end of the archive describes it. */
export type ZipFile = {
  readonly name: string;
  /** The method of compression. */
  readonly method: number;
  readonly isEncrypted: boolean;
  /** The CRC-32 of the content, as a signed number. */
  readonly checksum: number;
  /** The declared size of the content in bytes; the true one may differ. */
  readonly size: number;
  /** The compressed content. */
  readonly packed: Uint8Array;
};

export const DAMAGED = text("readers.damagedArchive");

const SIGNATURES = {
  file: 0x04034b50,
  entry: 0x02014b50,
  end: 0x06054b50,
  end64: 0x06064b50,
  locator: 0x07064b50,
} as const;
const [END_BYTES, LOCATOR_BYTES, COMMENT_BYTES] = [22, 20, 0xffff];
/** The method that stands for AES encryption. */
const AES = 99;
/** The value of a field whose true value is in the ZIP64 extension. */
const [EXTENDED, EXTENDED_COUNT] = [0xffffffff, 0xffff];

/** Whether a file ends with the directory of a ZIP archive, whatever it begins with. */
export function isZip(bytes: Uint8Array): boolean {
  return endOf(viewOf(bytes)) !== null;
}

/**
 * The files that the directory of a ZIP archive lists. Other content may precede the archive, as in self-extracting ones. Throws a
 * `ReadError` if the directory is missing or damaged.
 */
export function filesIn(bytes: Uint8Array): ZipFile[] {
  const view = viewOf(bytes);
  const end = endOf(view);
  if (end === null) throw new ReadError(DAMAGED);
  try {
    return listed(bytes, view, end);
  } catch (error) {
    throw error instanceof ReadError ? error : new ReadError(DAMAGED, null, { cause: error });
  }
}

function viewOf({ buffer, byteOffset, length }: Uint8Array): DataView {
  return new DataView(buffer, byteOffset, length);
}

/** The position of the end record, which a comment of the archive may follow. */
function endOf(view: DataView): number | null {
  const last = view.byteLength - END_BYTES;
  for (let at = last; at >= Math.max(0, last - COMMENT_BYTES); at -= 1)
    if (view.getUint32(at, true) === SIGNATURES.end) return at;
  return null;
}

function listed(bytes: Uint8Array, view: DataView, end: number): ZipFile[] {
  const { count, size, offset, at: after } = directoryOf(view, end);
  refuseAbove(LIMITS.archiveFiles, count, "files");
  // All offsets of an archive that was appended to other content are too small by its length.
  const isMoved = count > 0 && view.getUint32(offset, true) !== SIGNATURES.entry;
  const moved = isMoved ? after - size - offset : 0;
  const files: ZipFile[] = [];
  let at = offset + moved;
  while (files.length < count) {
    if (view.getUint32(at, true) !== SIGNATURES.entry) throw new ReadError(DAMAGED);
    const [name = 0, extra = 0, comment = 0] = [28, 30, 32].map((field) => view.getUint16(at + field, true));
    files.push(fileAt(bytes, view, at, name, extra, moved));
    at += 46 + name + extra + comment;
  }
  return files;
}

/** The number of files, and the size and offset of their list; `at` is where the list ends. */
function directoryOf(
  view: DataView,
  end: number,
): { count: number; size: number; offset: number; at: number } {
  const [count, size, offset] = [
    view.getUint16(end + 10, true),
    view.getUint32(end + 12, true),
    view.getUint32(end + 16, true),
  ];
  const locator = end - LOCATOR_BYTES;
  const isExtended = count === EXTENDED_COUNT || size === EXTENDED || offset === EXTENDED;
  if (!isExtended || locator < 0 || view.getUint32(locator, true) !== SIGNATURES.locator)
    return { count, size, offset, at: end };
  const at = long(view, locator + 8);
  if (view.getUint32(at, true) !== SIGNATURES.end64) throw new ReadError(DAMAGED);
  return { count: long(view, at + 32), size: long(view, at + 40), offset: long(view, at + 48), at };
}

function long(view: DataView, at: number): number {
  return Number(view.getBigUint64(at, true));
}

function fileAt(
  bytes: Uint8Array,
  view: DataView,
  at: number,
  nameBytes: number,
  extraBytes: number,
  moved: number,
): ZipFile {
  const flags = view.getUint16(at + 8, true);
  const method = view.getUint16(at + 10, true);
  const extra = at + 46 + nameBytes;
  const [size, packedSize, offset] = extended(
    view,
    [24, 20, 42].map((field) => view.getUint32(at + field, true)),
    extra,
    extra + extraBytes,
  );
  const header = offset + moved;
  if (view.getUint32(header, true) !== SIGNATURES.file) throw new ReadError(DAMAGED);
  const start = header + 30 + view.getUint16(header + 26, true) + view.getUint16(header + 28, true);
  if (start + packedSize > bytes.length) throw new ReadError(DAMAGED);
  return {
    // Some programs for Windows write backslashes.
    name: decodeName(bytes.subarray(extra - nameBytes, extra), flags).replaceAll("\\", "/"),
    method,
    isEncrypted: ((flags | view.getUint16(header + 6, true)) & 1) === 1 || method === AES,
    checksum: view.getInt32(at + 16, true),
    size,
    packed: bytes.subarray(start, start + packedSize),
  };
}

/** The sizes and the offset of a file; those that do not fit into 32 bits are in a field of the extension. */
function extended(
  view: DataView,
  values: readonly number[],
  start: number,
  end: number,
): readonly [size: number, packedSize: number, offset: number] {
  let at = start;
  while (at + 4 <= end && view.getUint16(at, true) !== 1) at += 4 + view.getUint16(at + 2, true);
  at += 4;
  const [size = 0, packedSize = 0, offset = 0] = values.map((value) => {
    if (value !== EXTENDED || at + 8 > end) return value;
    at += 8;
    return long(view, at - 8);
  });
  return [size, packedSize, offset];
}

/** Bit 11 of the flags says that the name is in UTF-8. */
function decodeName(name: Uint8Array, flags: number): string {
  return new TextDecoder((flags & 0x800) === 0 ? "latin1" : "utf-8").decode(name);
}
