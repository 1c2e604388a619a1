import { existsSync } from "node:fs";
import { createRequire } from "node:module";

/**
 * The resolver of eslint-plugin-boundaries. Node's own resolution knows the `#*` imports of package.json, so that mapping exists only once;
 * it does not know Vite's `?raw` and the like, nor imports without an extension, and an unresolved import would not be checked at all.
 */
export const interfaceVersion = 2;

export function resolve(source: string, importer: string): { found: boolean; path?: string } {
  const [specifier = source] = source.split("?");
  const require = createRequire(importer);
  for (const extension of ["", ".ts", ".tsx"]) {
    try {
      const path = require.resolve(specifier + extension);
      // A core module resolves to its bare name, which is not a file.
      if (existsSync(path)) return { found: true, path };
    } catch {
      // Try the next candidate.
    }
  }
  return { found: false };
}
