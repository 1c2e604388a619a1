/** International English, the language of default names. */
export const DEFAULT_LANGUAGE = "en";

const WELL_FORMED = /^(?:[a-z]{2,8}|x)(?:-[a-z0-9]{1,8})*$/i;

/**
 * The language tag (BCP 47) for texts in a culture. Cultures are opaque strings: one that is not a tag, even with underscores replaced,
 * gets a private-use tag, so that texts of different cultures remain distinct and parsers accept them.
 */
export function languageTag(culture: string): string {
  const tag = culture.trim().replaceAll("_", "-");
  if (WELL_FORMED.test(tag) && tag.toLowerCase() !== "x") return tag;
  const letters = [...culture.toWellFormed()].map((character) =>
    /[a-z0-9]/i.test(character) ? character : `-u${character.codePointAt(0)?.toString(16) ?? ""}-`,
  );
  const subtags = letters.join("").match(/[a-z0-9]{1,8}/gi) ?? ["none"];
  return `x-${subtags.join("-")}`;
}
