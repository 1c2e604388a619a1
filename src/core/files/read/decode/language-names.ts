import { onDemand } from "#core/lib/on-demand.ts";

/** The tags of languages common in the field. */
const LANGUAGES: ReadonlySet<string> = new Set(
  "ar bg bs ca cs cy da de el en es et eu fa fi fr ga gl he hi hr hu is it ja ko lb lt lv mk mt nb nl nn no pl pt ro ru sk sl sq sr sv th tr uk vi zh".split(
    " ",
  ),
);

/** The languages in which a table may name its languages: those of the app, besides each language's own name. */
const NAMED_IN = ["en", "de", "fr", "nb", "ar"];

/** How Norwegians call the two forms of their language. */
const SHORT_NAMES = [
  ["bokmål", "nb"],
  ["nynorsk", "nn"],
] as const;

const tags = onDemand(
  () =>
    new Map([
      ...SHORT_NAMES,
      ...[...LANGUAGES].flatMap((tag) =>
        [...NAMED_IN, tag].map((locale) => {
          const own = new Intl.DisplayNames([locale], { type: "language" }).of(tag) ?? tag;
          return [own.toLowerCase(), tag] as const;
        }),
      ),
    ]),
);

/** The tag of a language by its name, like `German`, `Deutsch` or `allemand`; undefined for other words. */
export function languageNamed(name: string): string | undefined {
  return tags().get(name.trim().toLowerCase());
}

const TAG = /^([a-z]{2})(?:[-_]([a-z]{4}))?(?:[-_]([a-z]{2}|\d{3}))?$/i;

/** Whether a word is the tag of one of these languages: `nb-NO`, `DE`, but not `id` or `no`, which are also words. */
export function isLanguageTag(word: string): boolean {
  const language = TAG.exec(word)?.[1]?.toLowerCase();
  return language !== undefined && LANGUAGES.has(language);
}
