import { readFileSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";

/** The version of Plinth. */
export function readVersion(): string {
  const text = readFileSync(join(import.meta.dirname, "..", "..", "..", "package.json"), "utf8");
  return v.parse(v.object({ version: v.string() }), JSON.parse(text)).version;
}
