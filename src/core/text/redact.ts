/** The placeholder of a secret. */
export type SecretName = "PLINTH_TOKEN" | "CLIENT_SECRET" | "CLIENT_ID";

/** The name of an environment variable that replaces a secret. */
export type Placeholder = SecretName | "USER_INFO";

/** Unicode noncharacters as delimiters: texts of services do not keep them, so they always enclose a placeholder. */
const [BEGIN, END] = ["\uFDD0", "\uFDD1"];
const MARKED = /\uFDD0(PLINTH_TOKEN|CLIENT_SECRET|CLIENT_ID|USER_INFO)\uFDD1/;
const REPEATED_MARKS = /(\uFDD0(?:PLINTH_TOKEN|CLIENT_SECRET|CLIENT_ID)\uFDD1)\1+/g;
/** Delimiters that a text already contained. */
const STRAY_MARKS =
  /\uFDD0(?!(?:PLINTH_TOKEN|CLIENT_SECRET|CLIENT_ID|USER_INFO)\uFDD1)|(?<!\uFDD0(?:PLINTH_TOKEN|CLIENT_SECRET|CLIENT_ID|USER_INFO))\uFDD1/g;

/** Longer secrets are matched in pieces, because the length of patterns is limited. */
const MAX_PIECE = 500;

/** Shorter secrets occur in other words; they are redacted only by the names of their fields. */
const MIN_SECRET_LENGTH = 4;

/** Shorter ones occur in other words. */
const MIN_BASE64_LENGTH = 8;

const ID_FIELD = /client[_.-]?id$/i;
const SECRET_FIELD = /secret|passw(?:or)?d|pwd|passphrase|credential|private[_-]?key/i;
const TOKEN_FIELD = /token|api_?-?key|authorization|signature|jwt|session[_-]?id/i;
/** User info in an address, also percent-encoded within another: up to the last `@` of the authority. */
const USER_INFO =
  /(?<=(?::|%(?:25)?3a)(?:\/|%(?:25)?2f){2})(?:(?!%(?:25)?(?:2f|3f|23|22|20))[^\s/?#"<>])+(@|%(?:25)?40)/gi;
const JWT = /(?<![\w-])eyJ[\w-]{8,}\.[\w-]{8,}\.[\w-]*/g;

/** Values by name: parameters, also of a nested address; JSON members, also of JSON in a JSON string. */
const VALUES = [
  { sign: "=", values: /(?<=[?&]([\w.-]{1,60})=)[^&#\s"<>\\]+/g },
  {
    sign: "%",
    values: /(?<=%(?:25)?(?:3f|26)([\w.-]{1,60})%(?:25)?3d)(?:(?!%(?:25)?(?:26|23|22|20))[^&#\s"<>\\])+/gi,
  },
  { sign: '"', values: /(?<="([\w.-]{1,60})"\s{0,9}:\s{0,9}")(?:[^"\\]|\\.)+/gs },
  { sign: String.raw`\"`, values: /(?<=\\"([\w.-]{1,60})\\"\s{0,9}:\s{0,9}\\")(?:\\{3}"|[^"\\]|\\[^"])+/g },
];
const ANY_FIELD = new RegExp(`${SECRET_FIELD.source}|${TOKEN_FIELD.source}|client[_.-]?id`, "i");

/** Replaces the secrets in a text by marked placeholders; see `shown` and `partsOf`. */
export type Redact = (text: string) => string;

/**
 * Creates a function that redacts known secrets in any encoding and letter case, and anything that looks like one: user and password in an address, values
 * of parameters and JSON members with the names of secrets, and JSON Web Tokens.
 */
export function createRedaction(secrets: ReadonlyMap<string, SecretName>): Redact {
  const known = [...secrets]
    .filter(([secret]) => secret.length >= MIN_SECRET_LENGTH)
    // A longer secret may begin with a shorter one.
    .toSorted(([a], [b]) => b.length - a.length)
    .flatMap(([secret, name]) =>
      [...piecesOf(secret).map(anyEncodingOf), ...base64Of(secret)].map(
        // A service may change the case of what it repeats.
        (pattern) => [new RegExp(pattern, "gi"), mark(name)] as const,
      ),
    );
  return (text) => {
    let redacted = hasMarks(text) ? text.replaceAll(STRAY_MARKS, "") : text;
    for (const [pattern, placeholder] of known) redacted = redacted.replace(pattern, () => placeholder);
    redacted = hasMarks(redacted) ? redacted.replaceAll(REPEATED_MARKS, "$1") : redacted;
    // A cheap check first, since responses are long and most contain no match.
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

/** Redacts every string in a response to E1, since the token may be anywhere in it. */
export function redactExchange(text: string): string {
  try {
    const hide = (_key: string, value: unknown): unknown =>
      typeof value === "string" ? mark("PLINTH_TOKEN") : value;
    return JSON.stringify(JSON.parse(text), hide);
  } catch {
    return mark("PLINTH_TOKEN");
  }
}

/** A redacted text for display: `$PLINTH_TOKEN` replaces the token. */
export function shown(text: string): string {
  if (!hasMarks(text)) return text;
  return partsOf(text)
    .map((part) => (typeof part === "string" ? part : `$${part.placeholder}`))
    .join("");
}

/** A redacted text, split into its texts and placeholders. */
export function partsOf(text: string): readonly (string | { readonly placeholder: string })[] {
  return text
    .split(MARKED)
    .map((part, index) => (index % 2 === 0 ? part : { placeholder: part }))
    .filter((part) => part !== "");
}

/** The marked placeholder in a redacted text. */
export function mark(placeholder: Placeholder): string {
  return `${BEGIN}${placeholder}${END}`;
}

function hasMarks(text: string): boolean {
  return text.includes(BEGIN) || text.includes(END);
}

function placeholderOf(field: string): Placeholder | null {
  if (SECRET_FIELD.test(field)) return "CLIENT_SECRET";
  if (ID_FIELD.test(field)) return "CLIENT_ID";
  return TOKEN_FIELD.test(field) ? "PLINTH_TOKEN" : null;
}

/** Pieces of about the same length: a short remainder would occur anywhere. */
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
 * A pattern that matches a text literally, in JSON (also nested), percent-encoded (also repeatedly), and in HTML. It is unambiguous, so
 * that no secret makes matching slow.
 */
function anyEncodingOf(text: string): string {
  const pieces = text.match(/\\+|[^\\]/gsu) ?? [];
  return pieces
    .map((piece, index) => {
      if (/^[\w~-]$/.test(piece)) return piece;
      // JSON puts one backslash before a character, nested JSON three; backslashes of the text itself are counted along.
      if (piece.startsWith("\\")) return backslashes(piece.length);
      return anyEncodingOfSign(piece, pieces[index - 1]?.startsWith("\\") === true);
    })
    .join("");
}

/** Patterns of a text in Base64, also as a part of another text, such as the user and password of a header. */
function base64Of(text: string): readonly string[] {
  const bytes = String.fromCharCode(...UTF8.encode(text.slice(0, MAX_PIECE)));
  return [0, 1, 2].flatMap((before) => {
    const encoded = btoa("\0".repeat(before) + bytes);
    // Without the characters at both ends that depend on what is next to the text.
    const end = Math.floor(((before + bytes.length) * 8) / 6);
    const own = encoded.slice(Math.ceil((before * 8) / 6), end);
    return own.length < MIN_BASE64_LENGTH
      ? []
      : own.replaceAll(/[+/]/g, (sign) => (sign === "+" ? "[+-]" : "[/_]"));
  });
}

/** A pattern of this many backslashes and those that JSON adds. */
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
    units.map((unit) => `${escape}u${unit}`).join(""),
    bytes.join(""),
    `&#(?:0{0,5}${code}|[xX]0{0,5}${hex(code, 1)});`,
    ...(short === undefined ? [] : [escape + short]),
    ...(entity === undefined ? [] : [`&${entity};`]),
    ...(sign === " " ? [String.raw`\+`] : []),
    // Last, since an encoding may begin with the sign itself: %25, &amp;.
    (isBehindBackslash ? "" : String.raw`\\{0,4}`) + sign.replaceAll(/[^\w\s]/g, String.raw`\$&`),
  ];
  return `(?:${ways.join("|")})`;
}

/** A pattern of a hexadecimal number in either case. */
function hex(number: number, digits: number): string {
  return number
    .toString(16)
    .padStart(digits, "0")
    .replaceAll(/[a-f]/g, (digit) => `[${digit}${digit.toUpperCase()}]`);
}
