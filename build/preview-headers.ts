import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Plugin } from "vite";
import { COMMON_HEADERS, pagePolicy } from "../src/gateway/serve/headers.ts";

/**
 * Gives `vite preview` the headers of a deployment, so that `npm start` and the browser tests run under its Content-Security-Policy.
 * Any service is in reach: people may type one in at /connect.
 */
export function previewHeaders(): Plugin {
  return {
    name: "preview-headers",
    configurePreviewServer({ config, middlewares }) {
      const page = readFileSync(resolve(config.root, config.build.outDir, "index.html"), "utf8");
      const policy = pagePolicy({ page, connect: ["http:", "https:"], frameAncestors: "'none'" });
      const headers = new Headers({ ...COMMON_HEADERS, "Content-Security-Policy": policy });
      middlewares.use((_request, response, next) => {
        response.setHeaders(headers);
        next();
      });
    },
  };
}
