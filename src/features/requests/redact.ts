import type { SecretName } from "#session/request-log.ts";

/** What stands in the place of something secret: a variable, which shells and programs fill in. */
export type Placeholder = SecretName | "USER_INFO";

/** Noncharacters of Unicode: no text of a service keeps them, so what stands between them is a placeholder for certain. */
const [BEGIN, END] = ["\uFDD0", "\uFDD1"];
const MARKED = /\uFDD0(PLINTH_TOKEN|CLIENT_SECRET|USER_INFO)\uFDD1/;
const REPEATED_MARKS = /(\uFDD0(?:PLINTH_TOKEN|CLIENT_SECRET)\uFDD1)\1+/g;
/** Those that a text already contained. */
const STRAY_MARKS =
  /\uFDD0(?!(?:PLINTH_TOKEN|CLIENT_SECRET|USER_INFO)\uFDD1)|(?<!\uFDD0(?:PLINTH_TOKEN|CLIENT_SECRET|USER_INFO))\uFDD1/g;

/** Longer ones are looked for in pieces, since patterns may not be that long. */
const MAX_PIECE = 500;

/** Shorter ones occur in other words, and are taken out by the names of their fields only. */
const MIN_SECRET_LENGTH = 4;

const SECRET_FIELD = /secret|passw(?:or)?d|pwd|passphrase|credential|private_?key/i;
const TOKEN_FIELD = /token|api_?-?key|authorization|signature|jwt|session_?id/i;
/** In an address, also in one that is percent-encoded as part of another: up to the last `@` of its authority. */
const USER_INFO =
  /(?<=(?::|%(?:25)?3a)(?:\/|%(?:25)?2f){2})(?:(?!%(?:25)?(?:2f|3f|23|22|20))[^\s/?#"<>])+(@|%(?:25)?40)/gi;
const JWT = /(?<![\w-])eyJ[\w-]{8,}\.[\w-]{8,}\.[\w-]*/g;

/** The values of what has a name: parameters, also of an address within another; members of JSON, also of JSON within a text of JSON. */
const VALUES = [
  { sign: "=", values: /(?<=[?&]([\w.-]{1,60})=)[^&#\s"<>\\]+/g },
  {
    sign: "%",
    values: /(?<=%(?:25)?(?:3f|26)([\w.-]{1,60})%(?:25)?3d)(?:(?!%(?:25)?(?:26|23|22|20))[^&#\s"<>\\])+/gi,
  },
  { sign: '"', values: /(?<="([\w.-]{1,60})"\s{0,9}:\s{0,9}")(?:[^"\\]|\\.)+/gs },
  { sign: String.raw`\"`, values: /(?<=\\"([\w.-]{1,60})\\"\s{0,9}:\s{0,9}\\")(?:\\{3}"|[^"\\]|\\[^"])+/g },
];
const ANY_FIELD = new RegExp(`${SECRET_FIELD.source}|${TOKEN_FIELD.source}`, "i");

/** Takes what is secret out of a text, and leaves marked placeholders; see `shown` and `partsOf`. */
export type Redact = (text: string) => string;

/**
 * Takes out known secrets, however they are encoded, and whatever looks like one: user and password in an address, values of parameters
 * and JSON members that are called like secrets, and JSON Web Tokens.
 */
export function createRedaction(secrets: ReadonlyMap<string, SecretName>): Redact {
  const known = [...secrets]
    .filter(([secret]) => secret.length >= MIN_SECRET_LENGTH)
    // A longer one may begin with a shorter one.
    .toSorted(([a], [b]) => b.length - a.length)
    .flatMap(([secret, name]) =>
      piecesOf(secret).map((piece) => [new RegExp(anyEncodingOf(piece), "g"), mark(name)] as const),
    );
  return (text) => {
    let redacted = hasMarks(text) ? text.replaceAll(STRAY_MARKS, "") : text;
    for (const [pattern, placeholder] of known) redacted = redacted.replace(pattern, () => placeholder);
    redacted = hasMarks(redacted) ? redacted.replaceAll(REPEATED_MARKS, "$1") : redacted;
    // Looked for first, since answers are long, and most have none of it.
    if (/@|%40|%2540/.test(redacted)) redacted = redacted.replaceAll(USER_INFO, `${mark("USER_INFO")}$1`);
    if (redacted.includes("eyJ")) redacted = redacted.replaceAll(JWT, mark("PLINTH_TOKEN"));
    if (!ANY_FIELD.test(redacted)) return redacted;
    for (const { sign, values } of VALUES)
      if (redacted.includes(sign))
        redacted = redacted.replaceAll(values, (value, name: string) => {
          const placeholder = placeholderOf(name);
          return placeholder === null ? value : mark(placeholder);
        });
    return redacted;
  };
}

/** Takes every text out of an answer to E1, which is the token, whatever shape a service gives it. */
export function redactExchange(text: string): string {
  try {
    const hide = (_key: string, value: unknown): unknown =>
      typeof value === "string" ? mark("PLINTH_TOKEN") : value;
    return JSON.stringify(JSON.parse(text), hide);
  } catch {
    return mark("PLINTH_TOKEN");
  }
}

/** A redacted text as people read it: `$PLINTH_TOKEN` stands for the token. */
export function shown(text: string): string {
  if (!hasMarks(text)) return text;
  return partsOf(text)
    .map((part) => (typeof part === "string" ? part : `$${part.placeholder}`))
    .join("");
}

/** A redacted text as what stands in it, and the placeholders between. */
export function partsOf(text: string): readonly (string | { readonly placeholder: string })[] {
  return text
    .split(MARKED)
    .map((part, index) => (index % 2 === 0 ? part : { placeholder: part }))
    .filter((part) => part !== "");
}

/** A placeholder as it stands in a redacted text. */
export function mark(placeholder: Placeholder): string {
  return `${BEGIN}${placeholder}${END}`;
}

function hasMarks(text: string): boolean {
  return text.includes(BEGIN) || text.includes(END);
}

function placeholderOf(field: string): Placeholder | null {
  if (SECRET_FIELD.test(field)) return "CLIENT_SECRET";
  return TOKEN_FIELD.test(field) ? "PLINTH_TOKEN" : null;
}

/** Of about the same length each: a short rest would occur anywhere. */
function piecesOf(secret: string): readonly string[] {
  const count = Math.ceil(secret.length / MAX_PIECE);
  const length = Math.ceil(secret.length / count);
  const pieces = Array.from({ length: count }, (_, at) => secret.slice(at * length, (at + 1) * length));
  return [...new Set(pieces)];
}

const UTF8 = new TextEncoder();
const JSON_ESCAPES: Readonly<Record<string, string>> = {
  "\n": "n",
  "\r": "r",
  "\t": "t",
  "\b": "b",
  "\f": "f",
};
const ENTITIES: Readonly<Record<string, string>> = {
  "&": "amp",
  "<": "lt",
  ">": "gt",
  '"': "quot",
  "'": "apos",
};

/**
 * A pattern of a text as it is, in JSON (also in a text within JSON), percent-encoded (also more than once), and in HTML. Each place of a
 * text matches it in one way only, so that no secret makes the search slow.
 */
function anyEncodingOf(text: string): string {
  const pieces = text.match(/\\+|[^\\]/gsu) ?? [];
  return pieces
    .map((piece, index) => {
      if (/^[\w~-]$/.test(piece)) return piece;
      // JSON puts one backslash before a sign, JSON within JSON three; those behind a backslash count among its own.
      if (piece.startsWith("\\")) return backslashes(piece.length);
      return anyEncodingOfSign(piece, pieces[index - 1]?.startsWith("\\") === true);
    })
    .join("");
}

/** A pattern of so many backslashes, and those that JSON puts there. */
function backslashes(count: number): string {
  const encoded = String.raw`%(?:25){0,3}5[cC]|&#(?:0{0,5}92|[xX]0{0,5}5[cC]);|\\{1,4}u005[cC]`;
  return String.raw`(?:\\{${count},${8 * count + 4}}|(?:${encoded}){${count}})`;
}

function anyEncodingOfSign(sign: string, isBehindBackslash: boolean): string {
  const units = sign.split("").map((unit) => hex(unit.charCodeAt(0), 4));
  const bytes = [...UTF8.encode(sign)].map((byte) => `%(?:25){0,3}${hex(byte, 2)}`);
  const code = sign.codePointAt(0) ?? 0;
  const [short, entity] = [JSON_ESCAPES[sign], ENTITIES[sign]];
  const escape = isBehindBackslash ? "" : String.raw`\\{1,4}`;
  const ways = [
    (isBehindBackslash ? "" : String.raw`\\{0,4}`) + sign.replaceAll(/[^\w\s]/g, String.raw`\$&`),
    units.map((unit) => `${escape}u${unit}`).join(""),
    bytes.join(""),
    `&#(?:0{0,5}${code}|[xX]0{0,5}${hex(code, 1)});`,
    ...(short === undefined ? [] : [escape + short]),
    ...(entity === undefined ? [] : [`&${entity};`]),
    ...(sign === " " ? [String.raw`\+`] : []),
  ];
  return `(?:${ways.join("|")})`;
}

/** A pattern of a number in hexadecimal digits of either case. */
function hex(number: number, digits: number): string {
  return number
    .toString(16)
    .padStart(digits, "0")
    .replaceAll(/[a-f]/g, (digit) => `[${digit}${digit.toUpperCase()}]`);
}
