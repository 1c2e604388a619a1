import type { Plugin } from "vite";

const PRELOAD = "src/app/preload/preload.ts";

/** Builds the preload script (`src/app/preload/README.md`) as one of its own, and puts it where the browser comes by first. */
export function preloadScript(): Plugin {
  let base = "/";
  return {
    name: "preload-script",
    config: () => ({
      build: {
        rolldownOptions: {
          input: { index: "index.html", preload: PRELOAD },
          output: {
            // In one chunk with all that it imports: nothing of that may lie in the chunks of the app, which come later.
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
        // The one that holds the module: the entry only imports it, which would take another trip.
        const built = Object.values(bundle).find(
          (file) => file.type === "chunk" && file.moduleIds.some((id) => id.endsWith(PRELOAD)),
        );
        const src = `${base}${built?.fileName ?? PRELOAD}`;
        return [
          {
            tag: "script",
            // Browsers think little of scripts that are `async`.
            attrs: { type: "module", async: true, crossorigin: true, fetchpriority: "high", src },
            injectTo: "head-prepend",
          },
        ];
      },
    },
  };
}
