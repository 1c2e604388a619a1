import { partsOf } from "#core/text/redact.ts";

/** Quotes a text. Placeholders become environment variables. */
export type Quote = (text: string) => string;

/** How a language quotes a text without variables, and the texts between variables, with the marks around them all. */
type Quotes = { readonly plain: Quote; readonly between: Quote; readonly mark: string };

/** Writes a variable inside a quoted text; `next` is the text that follows it. */
type Fill = (variable: string, next: string) => string;

function quoted(text: string, { plain, between, mark }: Quotes, fill: Fill): string {
  const parts = partsOf(text);
  if (parts.every((part) => typeof part === "string")) return plain(text);
  const inside = parts.map((part, index) => {
    if (typeof part === "string") return between(part);
    const next = parts[index + 1];
    return fill(part.placeholder, typeof next === "string" ? next : "");
  });
  return mark + inside.join("") + mark;
}

const SHELL: Quotes = {
  plain: (text) => `'${text.replaceAll("'", String.raw`'\''`)}'`,
  // Interactive shells expand `!` unless it is in single quotes.
  between: (text) => text.replaceAll(/[\\"$`]/g, String.raw`\$&`).replaceAll("!", `"'!'"`),
  mark: '"',
};

/** For POSIX shells, also interactive ones: in single quotes, or in double quotes around a variable. */
export const quoteShell: Quote = (text) =>
  quoted(text, SHELL, (variable, next) => (/^\w/.test(next) ? `\${${variable}}` : `$${variable}`));

/** JSON for POSIX shells: a quote or backslash of the variable's value is escaped. */
export const quoteShellJson: Quote = (json) =>
  quoted(json, SHELL, (variable) => String.raw`$(printf %s "$${variable}" | sed 's/[\\"]/\\&/g')`);

const POWER_SHELL: Quotes = {
  plain: (text) => `'${text.replaceAll(/['‘’‚‛]/g, "$&$&")}'`,
  between: (text) => text.replaceAll(/[`"$“”„]/g, "`$&"),
  mark: '"',
};

/** For PowerShell, which treats typographic quotes as quotes. */
export const quotePowerShell: Quote = (text) =>
  quoted(text, POWER_SHELL, (variable, next) =>
    /^[\w:?]/.test(next) ? `\${env:${variable}}` : `$env:${variable}`,
  );

/** JSON for PowerShell: a quote or backslash of the variable's value is escaped. */
export const quotePowerShellJson: Quote = (json) =>
  quoted(json, POWER_SHELL, (variable) => String.raw`$($env:${variable} -replace '[\\\x22]', '\$&')`);
