import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { COMMON_HEADERS, pagePolicy } from "./headers.ts";

const ROOT = join(import.meta.dirname, "..", "..");

test("the example for a server of files sends the headers that the gateway sends", () => {
  const example = readFileSync(join(ROOT, "docs", "deploying", "static.conf"), "utf8");
  const sent = new Map(
    [...example.matchAll(/^ *add_header (\S+) "([^"]*)" always;$/gm)].map(([, name, value]) => [name, value]),
  );
  sent.delete("Strict-Transport-Security");
  const page = readFileSync(join(ROOT, "index.html"), "utf8");
  const policy = pagePolicy({ page, connect: ["https://service.example"], frameAncestors: "'none'" });
  expect(Object.fromEntries(sent)).toEqual({ ...COMMON_HEADERS, "Content-Security-Policy": policy });
});
