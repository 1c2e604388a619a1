import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { themeFiles } from "../build/theme-files.ts";

export default defineConfig({ plugins: [react(), themeFiles()] });
