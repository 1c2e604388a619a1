import { readFile } from "node:fs/promises";
import type { Plugin } from "vite";
import { languagePart } from "#core/catalogue/sample/tsv.ts";

/** Splits the sample's tables by language, so that only what is shown is loaded: `table.tsv?language=de-DE`. */
export function seedLanguages(): Plugin {
  return {
    name: "seed-languages",
    enforce: "pre",
    load: {
      filter: { id: /\.tsv\?language=/ },
      async handler(id) {
        const [path = "", language = ""] = id.split("?language=");
        this.addWatchFile(path);
        return `export default ${JSON.stringify(languagePart(await readFile(path, "utf8"), language))};`;
      },
    },
  };
}
