import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Plugin } from "vite";

/** Smaller files fit into one packet uncompressed. */
const MIN_COMPRESSED_BYTES = 1024;

/** Puts `.br` and `.gz` files beside text files, for servers that send them as they are. */
export function precompress(): Plugin {
  let folder = "";

  async function compress(path: string): Promise<void> {
    const bytes = await readFile(path);
    if (bytes.length < MIN_COMPRESSED_BYTES) return;
    const quality = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
    const [br, gz] = await Promise.all([
      promisify(brotliCompress)(bytes, { params: quality }),
      promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }),
    ]);
    await Promise.all([writeFile(`${path}.br`, br), writeFile(`${path}.gz`, gz)]);
  }

  return {
    name: "precompress",
    apply: "build",
    configResolved(config) {
      folder = config.build.outDir;
    },
    writeBundle: {
      order: "post",
      sequential: true,
      async handler() {
        const names = await readdir(folder, { recursive: true });
        const texts = names.filter((name) => /^[^.].*\.(?:css|html|js|json|svg)$/.test(name));
        await Promise.all(texts.map(async (name) => compress(join(folder, name))));
      },
    },
  };
}
