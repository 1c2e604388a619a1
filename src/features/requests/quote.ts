import { partsOf } from "./redact.ts";

/** Quotes a text, or JSON if the language has literals for it. Placeholders become environment variables. */
export type Quote = (text: string) => string;

const IDENTIFIER_FOLLOWS = /^\w/;

/** For POSIX shells, also interactive ones: in single quotes, or in double quotes around a variable. */
export const quoteShell: Quote = (text) => {
  const parts = partsOf(text);
  if (parts.every((part) => typeof part === "string")) return `'${text.replaceAll("'", String.raw`'\''`)}'`;
  const inside = parts.map((part, index) => {
    // Interactive shells expand `!` unless it is in single quotes.
    if (typeof part === "string")
      return part.replaceAll(/[\\"$`]/g, String.raw`\$&`).replaceAll("!", `"'!'"`);
    return followedBy(parts[index + 1], IDENTIFIER_FOLLOWS)
      ? `\${${part.placeholder}}`
      : `$${part.placeholder}`;
  });
  return `"${inside.join("")}"`;
};

/** For PowerShell, which treats typographic quotes as quotes. */
export const quotePowerShell: Quote = (text) => {
  const parts = partsOf(text);
  if (parts.every((part) => typeof part === "string")) return `'${text.replaceAll(/['‘’‚‛]/g, "$&$&")}'`;
  const inside = parts.map((part, index) => {
    if (typeof part === "string") return part.replaceAll(/[`"$“”„]/g, "`$&");
    const isAmbiguous = followedBy(parts[index + 1], /^[\w:?]/);
    return isAmbiguous ? `\${env:${part.placeholder}}` : `$env:${part.placeholder}`;
  });
  return `"${inside.join("")}"`;
};

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
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return null;
  }
}

function followedBy(part: ReturnType<typeof partsOf>[number] | undefined, pattern: RegExp): boolean {
  return typeof part === "string" && pattern.test(part);
}
