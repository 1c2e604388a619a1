import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import react from "@vitejs/plugin-react";
import { msw } from "msw/vite";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

/** Smaller files travel in one packet as they are. */
const MIN_COMPRESSED_BYTES = 1024;

/** Puts `.br` and `.gz` files beside those that get smaller by it, for servers that send them as they are. */
function precompress(): Plugin {
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
    closeBundle: {
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

export default defineConfig({
  // MSW's worker script comes from the installed package, so it can never be of another version than the code that talks to it.
  plugins: [react(), msw({ mode: "worker-only" }), precompress()],
  build: {
    target: "es2023",
    // The size budget reads it.
    manifest: true,
    // The sample catalogue is one large chunk on purpose: it is loaded whole or not at all.
    chunkSizeWarningLimit: 1024,
    // What nearly every page needs comes in one file: in dozens of small ones it takes more bytes and more requests.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: "base", minShareCount: 14 }] } } },
  },
  preview: { port: 4173 },
  test: { include: ["src/**/*.test.{ts,tsx}", "e2e/**/*.test.ts"] },
});
