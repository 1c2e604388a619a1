import { execFileSync } from "node:child_process";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { mark } from "#core/text/redact.ts";
import { quotePowerShell, quoteShell } from "./quote.ts";

const NASTY = [
  "'",
  '"',
  "$",
  "`",
  "\\",
  "!",
  "%",
  "\n",
  "\r\n",
  "\t",
  "${X}",
  "$(id)",
  "”",
  "’",
  "ø",
  "日本",
  "😀",
  " ",
  "*",
];

/** Texts with characters that are special in some language; no NUL, which command lines cannot contain. */
const texts = fc
  .array(fc.oneof(fc.constantFrom(...NASTY), fc.string({ unit: "binary", maxLength: 4 })), { maxLength: 8 })
  .map((pieces) => pieces.join("").replaceAll("\0", ""));

const SECRET = "s 'x' \"y\" $z `w` \\";
/** Such texts around a secret that an environment variable holds. */
const withSecret = fc
  .tuple(texts, texts)
  .map(
    ([before, after]) => [`${before}${mark("CLIENT_SECRET")}${after}`, `${before}${SECRET}${after}`] as const,
  );

const samples = (): (readonly [written: string, meant: string])[] => [
  ...fc.sample(texts, 150).map((text) => [text, text] as const),
  ...fc.sample(withSecret, 150),
];

test("a shell parses the quoted text, and inserts the secret", () => {
  const pairs = samples();
  const script = `printf '%s\\0' ${pairs.map(([written]) => quoteShell(written)).join(" ")}`;
  const read = execFileSync("sh", ["-c", script], { env: { CLIENT_SECRET: SECRET }, encoding: "utf8" });
  expect(read.split("\0").slice(0, -1)).toEqual(pairs.map(([, meant]) => meant));
});

test("PowerShell parses the quoted text, and inserts the secret", () => {
  for (const [written, meant] of samples()) expect(readPowerShell(quotePowerShell(written))).toBe(meant);
});

test.each([
  [quoteShell, '"Bearer $PLINTH_TOKEN"', '"${PLINTH_TOKEN}s"'],
  [quotePowerShell, '"Bearer $env:PLINTH_TOKEN"', '"${env:PLINTH_TOKEN}s"'],
])("a variable ends where its name ends", (quote, bearer, joined) => {
  expect(quote(`Bearer ${mark("PLINTH_TOKEN")}`)).toBe(bearer);
  expect(quote(`${mark("PLINTH_TOKEN")}s`)).toBe(joined);
});

test("an interactive shell performs no history expansion", () => {
  expect(quoteShell(`a!b${mark("CLIENT_SECRET")}!c`)).toBe(`"a"'!'"b$CLIENT_SECRET"'!'"c"`);
});

/** Evaluates a PowerShell string according to about_Quoting_Rules. */
function readPowerShell(expression: string): string {
  const isSingle = expression.startsWith("'");
  const rule = isSingle
    ? /^'(?:[^'‘’‚‛]|(['‘’‚‛])\1)*'$/s
    : /^"(?:[^"“”„`$]|`.|\$env:CLIENT_SECRET(?![\w:?])|\$\{env:CLIENT_SECRET\})*"$/s;
  expect(expression).toMatch(rule);
  const inside = expression.slice(1, -1);
  return isSingle
    ? inside.replaceAll(/(['‘’‚‛])\1/g, "$1")
    : inside.replaceAll(
        /`(.)|\$env:CLIENT_SECRET|\$\{env:CLIENT_SECRET\}/gs,
        (_whole, character?: string) => character ?? SECRET,
      );
}
