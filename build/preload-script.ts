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
        const built = Object.values(bundle).find(
          (file) => file.type === "chunk" && file.isEntry && file.name === "preload",
        );
        const src = `${base}${built?.fileName ?? PRELOAD}`;
        return [
          {
            tag: "script",
            attrs: { type: "module", async: true, crossorigin: true, src },
            injectTo: "head-prepend",
          },
        ];
      },
    },
  };
}
