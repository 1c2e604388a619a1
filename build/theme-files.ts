import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { createElement } from "react";
import type { HtmlTagDescriptor, Plugin } from "vite";

const FOLDER = join(import.meta.dirname, "../src/browser/ui/theme");
const VARIABLES = "virtual:theme.css";
const ICON = "icon.svg";
const MANIFEST = "manifest.webmanifest";

/**
 * Generates the files that depend on `src/browser/ui/theme/theme.ts`: the stylesheet of Mantine's variables, the icon in the brand colour, and the
 * manifest with which the app can be installed.
 */
export function themeFiles(): Plugin {
  let base = "/";
  return {
    name: "theme-files",
    configResolved(config) {
      base = config.base;
    },
    resolveId: { filter: { id: /^virtual:theme\.css$/ }, handler: () => `\0${VARIABLES}` },
    load: { filter: { id: /^\0virtual:theme\.css$/ }, handler: themeVariables },
    configureServer({ middlewares }) {
      middlewares.use(`/${ICON}`, (_request, response, next) => {
        response.setHeader("Content-Type", "image/svg+xml");
        themeIcon().then((icon) => response.end(icon), next);
      });
    },
    async generateBundle() {
      this.emitFile({ type: "asset", fileName: ICON, source: await themeIcon() });
      this.emitFile({ type: "asset", fileName: MANIFEST, source: await appManifest() });
    },
    transformIndexHtml: {
      // Before Vite's own transform, Vite would look for a file of this name.
      order: "post",
      handler: (): HtmlTagDescriptor[] => [
        {
          tag: "link",
          attrs: { rel: "icon", href: `${base}${ICON}`, type: "image/svg+xml" },
          injectTo: "head",
        },
        { tag: "link", attrs: { rel: "manifest", href: `${base}${MANIFEST}` }, injectTo: "head" },
        {
          tag: "link",
          attrs: { rel: "apple-touch-icon", href: `${base}icon-maskable-192.png` },
          injectTo: "head",
        },
      ],
    },
  };
}

// Imported on demand: most runs of Vite, including the tests, generate neither file.

/** The CSS variables of the theme that differ from Mantine's defaults. */
async function themeVariables(): Promise<string> {
  const [{ MantineProvider }, { renderToStaticMarkup }, { theme }] = await Promise.all([
    import("@mantine/core"),
    import("react-dom/server"),
    import("#browser/ui/theme/theme.ts"),
  ]);
  const provider = createElement(MantineProvider, { theme, withGlobalClasses: false }, null);
  const css = /^<style[^>]*>(.*)<\/style>$/s.exec(renderToStaticMarkup(provider))?.[1];
  if (css === undefined)
    throw new Error("Mantine's provider no longer renders a style element with variables.");
  return css;
}

/** The manifest of the app. Its addresses are relative to it; `npm run icons` renders the PNG files. */
async function appManifest(): Promise<string> {
  const { BRAND_COLOR } = await import("#browser/ui/theme/theme.ts");
  const png = (purpose: "any" | "maskable", size: number) => ({
    src: `icon${purpose === "any" ? "" : "-maskable"}-${size}.png`,
    type: "image/png",
    sizes: `${size}x${size}`,
    purpose,
  });
  return JSON.stringify({
    name: "Plinth",
    short_name: "Plinth",
    description: "Browse construction data dictionaries: classifications, templates, properties, units.",
    lang: "en",
    start_url: ".",
    scope: ".",
    display: "standalone",
    theme_color: BRAND_COLOR,
    background_color: "#ffffff",
    icons: [
      { src: ICON, type: "image/svg+xml", sizes: "any", purpose: "any" },
      png("any", 192),
      png("any", 512),
      png("maskable", 192),
      png("maskable", 512),
    ],
  });
}

/** The icon of the app, as SVG. */
async function themeIcon(): Promise<string> {
  const [{ BRAND_COLOR }, icon] = await Promise.all([
    import("#browser/ui/theme/theme.ts"),
    readFile(join(FOLDER, ICON), "utf8"),
  ]);
  return icon.replace("currentColor", BRAND_COLOR);
}
