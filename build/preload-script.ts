import type { Plugin } from "vite";

const PRELOAD = "src/browser/app/preload/preload.ts";

/** Builds the preload script (`src/browser/app/preload/README.md`) as a separate chunk, and adds it as the first script of the page. */
export function preloadScript(): Plugin {
  let base = "/";
  return {
    name: "preload-script",
    config: () => ({
      build: {
        rolldownOptions: {
          input: { index: "index.html", preload: PRELOAD },
          output: {
            // One chunk with all its imports, so that it does not wait for the chunks of the app.
            codeSplitting: {
              groups: [{ name: "preload", test: (id) => id.endsWith(PRELOAD), priority: 10 }],
            },
          },
        },
      },
    }),
    configResolved(config) {
      base = config.base;
    },
    transformIndexHtml: {
      order: "post",
      handler: (_html, { bundle = {} }) => {
        // The chunk that contains the module: the entry only imports it, which would cost another round trip.
        const built = Object.values(bundle).find(
          (file) => file.type === "chunk" && file.moduleIds.some((id) => id.endsWith(PRELOAD)),
        );
        const src = `${base}${built?.fileName ?? PRELOAD}`;
        return [
          {
            tag: "script",
            // Browsers give `async` scripts a low priority.
            attrs: { type: "module", async: true, crossorigin: true, fetchpriority: "high", src },
            injectTo: "head-prepend",
          },
        ];
      },
    },
  };
}
