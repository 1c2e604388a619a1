import { cp } from "node:fs/promises";
import { join } from "node:path";
import { defineConfig, type Plugin } from "vite";
import { thirdPartyNotices } from "./third-party-notices.ts";

const SOURCE = join(import.meta.dirname, "../src");
const SEED = "core/catalogue/sample/seed";
const OUTPUT = join(import.meta.dirname, "../dist-package");

const notices = thirdPartyNotices();

/** What the programs read or start by its name: the tables of the sample catalogue, and the script of a worker. */
function besides(): Plugin {
  return {
    name: "besides",
    renderChunk: (code) =>
      code.replaceAll(
        /new URL\("(\.\/[\w-]+)\.ts", import\.meta\.url\)/g,
        'new URL("$1.js", import.meta.url)',
      ),
    writeBundle: async () => cp(join(SOURCE, SEED), join(OUTPUT, SEED), { recursive: true }),
  };
}

/**
 * The programs and the library as JavaScript, since Node does not strip types in packages: a module each, in the folders of the source,
 * so that what is beside them is found as it is there.
 */
export default defineConfig({
  publicDir: false,
  plugins: [besides(), notices.collect, notices.write],
  // Small parts of large packages.
  ssr: {
    noExternal: [
      "core-js",
      "@modelcontextprotocol/sdk",
      "ajv-formats",
      "zod",
      "zod-to-json-schema",
      // It imports React to tell elements in messages from texts.
      "use-intl",
      "intl-messageformat",
      "react",
      /^@formatjs\//,
    ],
  },
  build: {
    ssr: true,
    target: "node20.19",
    outDir: OUTPUT,
    rolldownOptions: {
      input: ["node/cli/main.ts", "core/library/api.ts", "node/gateway/auth/password-worker.ts"].map((path) =>
        join(SOURCE, path),
      ),
      output: {
        preserveModules: true,
        preserveModulesRoot: SOURCE,
        // npm packs no other folder of this name.
        entryFileNames: ({ name }) => `${name.replace("node_modules", "vendor")}.js`,
      },
    },
  },
});
