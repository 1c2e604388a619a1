import { parsedJson } from "#lib/json.ts";
import { partsOf } from "./redact.ts";

/** Quotes a text, or JSON if the language has literals for it. Placeholders become environment variables. */
export type Quote = (text: string) => string;

const IDENTIFIER_FOLLOWS = /^\w/;

/** Writes a variable inside a quoted text; `next` is what follows it. */
type Fill = (variable: string, next: ReturnType<typeof partsOf>[number] | undefined) => string;

/** For POSIX shells, also interactive ones: in single quotes, or in double quotes around a variable. */
export const quoteShell: Quote = (text) =>
  inShell(text, (variable, next) =>
    followedBy(next, IDENTIFIER_FOLLOWS) ? `\${${variable}}` : `$${variable}`,
  );

/** JSON for POSIX shells: a quote or backslash of the variable's value is escaped. */
export const quoteShellJson: Quote = (json) =>
  inShell(json, (variable) => String.raw`$(printf %s "$${variable}" | sed 's/[\\"]/\\&/g')`);

function inShell(text: string, fill: Fill): string {
  const parts = partsOf(text);
  if (parts.every((part) => typeof part === "string")) return `'${text.replaceAll("'", String.raw`'\''`)}'`;
  const inside = parts.map((part, index) => {
    // Interactive shells expand `!` unless it is in single quotes.
    if (typeof part === "string")
      return part.replaceAll(/[\\"$`]/g, String.raw`\$&`).replaceAll("!", `"'!'"`);
    return fill(part.placeholder, parts[index + 1]);
  });
  return `"${inside.join("")}"`;
}

/** For PowerShell, which treats typographic quotes as quotes. */
export const quotePowerShell: Quote = (text) =>
  inPowerShell(text, (variable, next) =>
    followedBy(next, /^[\w:?]/) ? `\${env:${variable}}` : `$env:${variable}`,
  );

/** JSON for PowerShell: a quote or backslash of the variable's value is escaped. */
export const quotePowerShellJson: Quote = (json) =>
  inPowerShell(json, (variable) => String.raw`$($env:${variable} -replace '[\\\x22]', '\$&')`);

function inPowerShell(text: string, fill: Fill): string {
  const parts = partsOf(text);
  if (parts.every((part) => typeof part === "string")) return `'${text.replaceAll(/['‘’‚‛]/g, "$&$&")}'`;
  const inside = parts.map((part, index) => {
    if (typeof part === "string") return part.replaceAll(/[`"$“”„]/g, "`$&");
    return fill(part.placeholder, parts[index + 1]);
  });
  return `"${inside.join("")}"`;
}

export const quoteJavaScript: Quote = (text) => {
  const parts = partsOf(text);
  if (parts.every((part) => typeof part === "string")) return JSON.stringify(text);
  const inside = parts.map((part) =>
    typeof part === "string"
      ? part
          .replaceAll(/[\\`]|\$(?=\{)/g, String.raw`\$&`)
          .replaceAll("\r", String.raw`\r`)
          .replaceAll("\n", String.raw`\n`)
      : `\${process.env.${part.placeholder}}`,
  );
  return `\`${inside.join("")}\``;
};

export const quotePython: Quote = (text) =>
  partsOf(text)
    // Python reads JSON's escapes in the same way.
    .map((part) => (typeof part === "string" ? JSON.stringify(part) : `os.environ["${part.placeholder}"]`))
    .join(" + ") || '""';

const JSON_WORDS_OF_PYTHON: Readonly<Record<string, string>> = { true: "True", false: "False", null: "None" };

/** JSON as a JavaScript literal; null if the text is not JSON. */
export function jsonInJavaScript(json: string): string | null {
  return literalOf(json, quoteJavaScript, (word) => word);
}

/** JSON as a Python literal; null if the text is not JSON. */
export function jsonInPython(json: string): string | null {
  return literalOf(json, quotePython, (word) => JSON_WORDS_OF_PYTHON[word] ?? word);
}

function literalOf(json: string, quote: Quote, toWord: (word: string) => string): string | null {
  const pretty = prettyJson(json);
  return pretty === null
    ? null
    : pretty.replaceAll(/"(?:[^"\\]|\\.)*"|[a-z]+/g, (token) => {
        if (!token.startsWith('"')) return toWord(token);
        const text: unknown = JSON.parse(token);
        return quote(String(text));
      });
}

/** JSON with one member per line; null if the text is not JSON. */
export function prettyJson(text: string): string | null {
  const value = parsedJson(text);
  return value === undefined ? null : JSON.stringify(value, null, 2);
}

function followedBy(part: ReturnType<typeof partsOf>[number] | undefined, pattern: RegExp): boolean {
  return typeof part === "string" && pattern.test(part);
}
