import type { Plugin } from "vite";

const EARLY = "src/app/preload/preload.ts";

/** Builds the early script as one of its own, and puts it where the browser comes by first. */
export function earlyScript(): Plugin {
  let base = "/";
  return {
    name: "early-script",
    config: () => ({ build: { rolldownOptions: { input: { index: "index.html", preload: EARLY } } } }),
    configResolved(config) {
      base = config.base;
    },
    transformIndexHtml: {
      order: "post",
      handler: (_html, { bundle = {} }) => {
        const built = Object.values(bundle).find(
          (file) => file.type === "chunk" && file.isEntry && file.name === "preload",
        );
        const src = `${base}${built?.fileName ?? EARLY}`;
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
