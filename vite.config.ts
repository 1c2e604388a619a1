import react from "@vitejs/plugin-react";
import { msw } from "msw/vite";
import { defineConfig } from "vitest/config";

export default defineConfig({
  // MSW's worker script comes from the installed package, so it can never be of another version than the code that talks to it.
  plugins: [react(), msw({ mode: "worker-only" })],
  build: {
    target: "es2023",
    // The size budget reads it.
    manifest: true,
    // The sample catalogue is one large chunk on purpose: it is loaded whole or not at all.
    chunkSizeWarningLimit: 1024,
    // What nearly every page needs comes in one file: in dozens of small ones it takes more bytes and more requests.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: "base", minShareCount: 14 }] } } },
  },
  // The pages of the benchmark's peers are no part of the app.
  optimizeDeps: { entries: "index.html" },
  preview: { port: 4173 },
  test: { include: ["src/**/*.test.{ts,tsx}", "e2e/**/*.test.ts"] },
});
