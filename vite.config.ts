import react from "@vitejs/plugin-react";
import { msw } from "msw/vite";
import { defineConfig } from "vitest/config";

export default defineConfig({
  // MSW's worker script comes from the installed package, so it can never be of another version than the code that talks to it.
  plugins: [react(), msw({ mode: "worker-only" })],
  build: { target: "es2023", manifest: true },
  preview: { port: 4173 },
  test: { include: ["src/**/*.test.{ts,tsx}", "e2e/**/*.test.ts"] },
});
