import { RecentMap } from "#core/lib/recent-map.ts";

/**
 * Cultures are opaque strings that a service understands (open points, "Culture codes"). If one is a BCP 47 tag, the browser knows its name
 * and direction; otherwise the functions here return defaults and never throw.
 */

type Facts = { readonly tag: string | undefined; readonly direction: "ltr" | "rtl" };

/** Cached: every row of a list needs the same few cultures, and a lookup takes as long as rendering the row. */
const cache = new RecentMap<string, Facts>(100);

function factsOf(culture: string): Facts {
  const facts = cache.get(culture);
  if (facts !== undefined) return facts;
  const found = findFacts(culture);
  cache.set(culture, found);
  return found;
}

function findFacts(culture: string): Facts {
  try {
    const locale = new Intl.Locale(culture);
    const { language, script } = locale.maximize();
    const isRtl = RTL_SCRIPTS.has(script ?? "") || (script === undefined && RTL_LANGUAGES.has(language));
    return { tag: locale.toString(), direction: isRtl ? "rtl" : "ltr" };
  } catch {
    return { tag: undefined, direction: "ltr" };
  }
}

/** The culture as value of `lang`; undefined if it is no language tag. */
export function languageTag(culture: string | null): string | undefined {
  return culture === null || culture === "" ? undefined : factsOf(culture).tag;
}

const RTL_LANGUAGES = new Set([
  "ar",
  "arc",
  "ckb",
  "dv",
  "fa",
  "he",
  "ks",
  "ku",
  "ps",
  "sd",
  "ug",
  "ur",
  "yi",
]);
const RTL_SCRIPTS = new Set(["Adlm", "Arab", "Hebr", "Mand", "Nkoo", "Rohg", "Samr", "Syrc", "Thaa"]);

/** The direction in which the culture is written. */
export function direction(culture: string | null): "ltr" | "rtl" {
  return culture === null ? "ltr" : factsOf(culture).direction;
}

/** The names of cultures, by the language in which they are. */
const names = new RecentMap<string, Intl.DisplayNames>(10);

function namesIn(language: string): Intl.DisplayNames {
  const cached = names.get(language);
  if (cached !== undefined) return cached;
  const made = new Intl.DisplayNames([language], { type: "language" });
  names.set(language, made);
  return made;
}

/** The display name of a culture in a language, with its code: `German (Germany) · de-DE`; the code alone if the browser has no name for it. */
export function cultureLabel(culture: string, language: string): string {
  try {
    const name = namesIn(language).of(culture);
    return name === undefined || name === culture ? culture : `${name} · ${culture}`;
  } catch {
    return culture;
  }
}

/** The language of default names: International English. */
export const DEFAULT_LANGUAGE = "en";

/** The cultures of the sample catalogue, every concept of which has a name in the first; also those offered without a configuration. */
export const SAMPLE_CULTURES: readonly string[] = [
  DEFAULT_LANGUAGE,
  "nb-NO",
  "de-DE",
  "fr-FR",
  "bg-BG",
  "ar",
];

/**
 * How well a language matches a requested culture, judged by the codes: 3 equal, 2 one more specific than the other (`de` and `de-DE`), 1
 * another region (`de-AT`), 0 another language.
 */
export function languageMatch(languageCode: string | null, culture: string): 0 | 1 | 2 | 3 {
  const code = normalized(languageCode);
  const requested = normalized(culture);
  if (code === "" || requested === "") return 0;
  if (code === requested) return 3;
  if (requested.startsWith(`${code}-`) || code.startsWith(`${requested}-`)) return 2;
  return code.split("-")[0] === requested.split("-")[0] ? 1 : 0;
}

function normalized(code: string | null): string {
  return (code ?? "").trim().replaceAll("_", "-").toLowerCase();
}
