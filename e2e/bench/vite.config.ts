import { globSync } from "node:fs";
import { join } from "node:path";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

const root = join(import.meta.dirname, "peers");

export default defineConfig({
  root,
  base: "/peers/",
  plugins: [react()],
  build: {
    // As in the build of the app.
    target: "es2023",
    outDir: join(import.meta.dirname, "peers-dist"),
    emptyOutDir: true,
    chunkSizeWarningLimit: 1024,
    rolldownOptions: { input: globSync("*.html", { cwd: root }).map((page) => join(root, page)) },
  },
});
