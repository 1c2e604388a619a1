import { crc32, deflateRawSync } from "node:zlib";

function packedZeros(length: number) {
  const zeros = new Uint8Array(length);
  return { data: deflateRawSync(zeros, { level: 1 }), checksum: crc32(zeros) };
}

/** An archive of files of zeros. Each entry declares the size `claimed`, or its true size. */
export function zipOfZeros(files: readonly { name: string; length: number; claimed?: number }[]): Uint8Array {
  const packed = new Map<number, ReturnType<typeof packedZeros>>();
  const local: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, length, claimed = length } of files) {
    const { data, checksum } = packed.get(length) ?? packedZeros(length);
    packed.set(length, { data, checksum });
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(8, 4);
    common.writeUInt32LE(checksum, 10);
    common.writeUInt32LE(data.length, 14);
    common.writeUInt32LE(claimed, 18);
    common.writeUInt16LE(name.length, 22);
    const entry = Buffer.concat([
      Buffer.from("PK\u0001\u0002\u0014\u0000"),
      common,
      Buffer.alloc(14),
      Buffer.from(name),
    ]);
    entry.writeUInt32LE(offset, 42);
    directory.push(entry);
    const header = Buffer.concat([Buffer.from("PK\u0003\u0004"), common, Buffer.from(name), data]);
    local.push(header);
    offset += header.length;
  }
  const end = Buffer.alloc(22);
  end.write("PK\u0005\u0006");
  end.writeUInt16LE(files.length, 8);
  end.writeUInt16LE(files.length, 10);
  end.writeUInt32LE(Buffer.concat(directory).length, 12);
  end.writeUInt32LE(offset, 16);
  return new Uint8Array(Buffer.concat([...local, ...directory, end]));
}
