import { existsSync } from "node:fs";
import { createRequire } from "node:module";

/**
 * What eslint-plugin-boundaries asks to learn which file an import means. Node's own resolution knows the `#*` imports
 * of package.json, so no second copy of that mapping exists; it does not know Vite's `?raw` and the like, nor imports
 * without an extension, and an import that nobody resolves would escape the directions unseen.
 */
export const interfaceVersion = 2;

export function resolve(source: string, importer: string): { found: boolean; path?: string } {
  const [specifier = source] = source.split("?");
  const require = createRequire(importer);
  for (const extension of ["", ".ts", ".tsx"]) {
    try {
      const path = require.resolve(specifier + extension);
      // A core module resolves to its bare name, which is no file.
      if (existsSync(path)) return { found: true, path };
    } catch {
      // Not this one.
    }
  }
  return { found: false };
}
