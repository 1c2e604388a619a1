import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { messageCatalogues } from "../build/messages.ts";
import { themeFiles } from "../build/theme-files.ts";

export default defineConfig({
  plugins: [react(), messageCatalogues({ withPseudoLocale: false }), themeFiles()],
});
