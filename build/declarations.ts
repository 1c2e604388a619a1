/**
 * Writes the types of the library beside its modules in `dist-package`. The source imports its modules by names that only this package
 * knows (`#core/api/…`); in the types of others they are relative.
 */
import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";

const OUTPUT = join(import.meta.dirname, "../dist-package");

execFileSync("tsc", ["-p", join(import.meta.dirname, "tsconfig.package.json")], { stdio: "inherit" });
for (const name of readdirSync(OUTPUT, { recursive: true, encoding: "utf8" })) {
  if (!name.endsWith(".d.ts")) continue;
  const path = join(OUTPUT, name);
  const text = readFileSync(path, "utf8");
  const rewritten = text.replaceAll(/"(#|\.{1,2}\/)([^"]+)\.ts"/g, (_, start: string, module: string) => {
    const target = start === "#" ? join(OUTPUT, module) : join(dirname(path), start, module);
    const from = relative(dirname(path), target).replaceAll("\\", "/");
    return `"${from.startsWith(".") ? from : `./${from}`}.js"`;
  });
  writeFileSync(path, rewritten);
}
