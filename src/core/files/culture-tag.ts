import { languageTag } from "#core/text/culture.ts";

/** Subtags that stand for themselves, in the length that BCP 47 allows, and the characters between them. */
const RUNS = /[a-z0-9]{1,8}|[^a-z0-9]/gu;
const LITERAL = /^[a-z0-9]/;
/** A character by its code point: `u2d` is a hyphen. */
const ESCAPED = /^u(?:10|[0-9a-f])?[0-9a-f]{1,4}$/;

/**
 * The language tag (BCP 47) for texts in a culture. Cultures are opaque strings: one that is not a tag, even with underscores replaced,
 * gets a private-use tag, from which `cultureOfTag` restores it. Tags ignore case, so everything but small letters and digits is escaped.
 */
export function cultureTag(culture: string): string {
  const tag = culture.trim().replaceAll("_", "-");
  if (languageTag(tag) !== undefined) return tag;
  const runs = culture.toWellFormed().match(RUNS) ?? [];
  return [
    "x",
    ...runs.flatMap((run) => (ESCAPED.test(run) || !LITERAL.test(run) ? [...run].map(escaped) : [run])),
  ].join("-");
}

function escaped(character: string): string {
  return `u${character.codePointAt(0)?.toString(16) ?? ""}`;
}

/** The culture of a private-use tag: the one that `cultureTag` wrote, else the tag itself; undefined for other tags. */
export function cultureOfTag(tag: string): string | undefined {
  const subtags = tag.toLowerCase().split("-");
  if (subtags.shift() !== "x" || subtags.length === 0) return undefined;
  const culture = subtags
    .map((subtag) =>
      ESCAPED.test(subtag) ? String.fromCodePoint(Number.parseInt(subtag.slice(1), 16)) : subtag,
    )
    .join("")
    .toWellFormed();
  return cultureTag(culture) === tag.toLowerCase() ? culture : tag;
}
