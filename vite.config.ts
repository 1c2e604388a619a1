import { join } from "node:path";
import react from "@vitejs/plugin-react";
import { msw } from "msw/vite";
import { defineConfig } from "vitest/config";
import { appWorker } from "./build/app-worker.ts";
import { HASH_LENGTH } from "./build/hash-length.ts";
import { messageCatalogues } from "./build/messages.ts";
import { noNodeBuiltIns } from "./build/no-node-built-ins.ts";
import { precompress } from "./build/precompress.ts";
import { preloadScript } from "./build/preload-script.ts";
import { seedLanguages } from "./build/seed-languages.ts";
import { sharedChunks } from "./build/shared-chunks.ts";
import { themeFiles } from "./build/theme-files.ts";
import { thirdPartyNotices } from "./build/third-party-notices.ts";

const notices = thirdPartyNotices();

export default defineConfig(({ mode }) => ({
  // MSW's worker script comes from the installed package, so it can never be of another version than the code that talks to it.
  plugins: [
    react(),
    noNodeBuiltIns(),
    preloadScript(),
    messageCatalogues({ withPseudoLocale: mode === "e2e" }),
    seedLanguages(),
    themeFiles(),
    msw({ mode: "worker-only" }),
    appWorker(),
    notices.collect,
    notices.write,
    // Compressing takes longer than the browser tests of that build save.
    mode !== "e2e" && precompress(),
  ],
  resolve: { alias: { tldts: join(import.meta.dirname, "build/no-public-suffixes.ts") } },
  // Workers load what a format takes once it is chosen.
  worker: { format: "es", plugins: () => [noNodeBuiltIns(), notices.collect] },
  build: {
    target: "es2023",
    // For some of the browser tests: React's development build, so that its strict mode finds what it can (see `main.tsx`).
    ...(mode === "e2e" ? { outDir: "dist-e2e", minify: false } : {}),
    // Browsers that know the syntax of the target know this too.
    modulePreload: { polyfill: false },
    // The size budget reads it.
    manifest: true,
    rolldownOptions: {
      output: {
        codeSplitting: { groups: sharedChunks() },
        entryFileNames: `assets/[name]-[hash:${HASH_LENGTH}].js`,
        chunkFileNames: `assets/[name]-[hash:${HASH_LENGTH}].js`,
        assetFileNames: `assets/[name]-[hash:${HASH_LENGTH}][extname]`,
      },
    },
  },
  define: mode === "e2e" ? { "process.env.NODE_ENV": '"development"' } : {},
  test: {
    include: ["src/**/*.test.{ts,tsx}", "{e2e,checks}/**/*.test.ts"],
    setupFiles: ["checks/unit-test-setup.ts"],
    // A worker for each file would take longer than the tests do; so whatever a test replaces is put back after it by the set-up.
    isolate: false,
    // The defaults of 1 to 10 seconds are too short for slow and busy machines.
    testTimeout: 90_000,
    hookTimeout: 90_000,
    expect: { poll: { timeout: 45_000 } },
    // Of two cores Vitest leaves one idle.
    maxWorkers: "100%",
    // The commands that tests start are compiled once.
    env: { NODE_COMPILE_CACHE: join(import.meta.dirname, "node_modules/.cache/node") },
  },
}));
