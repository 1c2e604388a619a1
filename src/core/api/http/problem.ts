import { isObject, parsedJson } from "#core/lib/json.ts";
import { parseCutJson } from "./cut-json.ts";
import type { Problem } from "./errors.ts";

/** Proxies respond with long pages of text; longer texts are truncated. */
const MAX_TEXT_LENGTH = 500;

/**
 * Parses the body of an error response (2.10, 7) of any form; never throws.
 * A JSON object provides the Problem fields, and its other members become `extensions`. Plain text (or any other JSON value) becomes
 * `detail`, truncated. Of HTML and other markup only the text of `<title>` is kept. Null if the body contains nothing.
 * @param isCut whether the text is only the beginning of the body
 */
export function parseProblem(text: string, contentType: string | null, isCut = false): Problem | null {
  const trimmed = text.trim();
  if (trimmed === "") return null;
  const json = isCut ? parseCutJson(trimmed) : parsedJson(trimmed);
  if (json !== undefined) return fromJson(json, trimmed);
  if (trimmed.startsWith("<") || /html|xml/i.test(contentType ?? "")) return fromMarkup(trimmed);
  return problem({ detail: shorten(trimmed) });
}

function problem(fields: Partial<Problem>): Problem {
  return { type: null, title: null, status: null, detail: null, instance: null, extensions: {}, ...fields };
}

function fromJson(json: unknown, text: string): Problem | null {
  if (json === null || json === "") return null;
  if (typeof json === "string") return parseProblemString(json);
  if (!isObject(json)) return problem({ detail: shorten(text) });

  const { type, title, status, detail, instance, extensions, ...spread } = json;
  const found = problem({
    type: asText(type),
    title: asText(title),
    status: asStatus(status),
    detail: asText(detail),
    instance: asText(instance),
    // A member of the wrong type is kept in the extensions.
    extensions: {
      ...unreadable({ type, title, detail, instance }, asText),
      ...unreadable({ status }, asStatus),
      ...spread,
      ...(isObject(extensions) ? extensions : unreadable({ extensions }, () => null)),
    },
  });
  const saysNothing = Object.entries(found).every(([key, value]) => key === "extensions" || value === null);
  return saysNothing && Object.keys(found.extensions).length === 0 ? null : found;
}

/** Some services wrap a text, or a whole HTML page, in a JSON string. */
function parseProblemString(text: string): Problem | null {
  const trimmed = text.trim();
  if (trimmed === "") return null;
  return trimmed.startsWith("<") ? fromMarkup(trimmed) : problem({ detail: shorten(trimmed) });
}

function fromMarkup(text: string): Problem | null {
  const title = /<title[^<>]*>([^<]*)<\/title/i.exec(text)?.[1];
  const plain = title === undefined ? "" : shorten(decodeEntities(title).trim());
  return plain === "" ? null : problem({ title: plain });
}

const ENTITIES = new Map([
  ["amp", "&"],
  ["lt", "<"],
  ["gt", ">"],
  ["quot", '"'],
  ["apos", "'"],
  ["#39", "'"],
]);

function decodeEntities(text: string): string {
  return text.replaceAll(/&(#39|[a-z]+);/g, (whole, name: string) => ENTITIES.get(name) ?? whole);
}

function asText(value: unknown): string | null {
  if (typeof value === "string") return value.trim() === "" ? null : value;
  return typeof value === "number" || typeof value === "boolean" ? String(value) : null;
}

function asStatus(value: unknown): number | null {
  const number = typeof value === "string" && value.trim() !== "" ? Number(value) : value;
  return typeof number === "number" && Number.isInteger(number) ? number : null;
}

function unreadable(
  members: Record<string, unknown>,
  read: (value: unknown) => unknown,
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(members).filter(
      ([, value]) => value !== undefined && value !== null && value !== "" && read(value) === null,
    ),
  );
}

function shorten(text: string): string {
  const line = text.replaceAll(/\s+/g, " ");
  if (line.length <= MAX_TEXT_LENGTH) return line;
  // toWellFormed: the cut may split a surrogate pair.
  return `${line.slice(0, MAX_TEXT_LENGTH - 1).toWellFormed()}…`;
}
