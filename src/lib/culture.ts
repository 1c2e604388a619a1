/**
 * Cultures are opaque strings that a service understands (open points, "Culture codes"). Where one happens to be a BCP 47 tag, the browser
 * can say what it is called and which way it is written; where not, the functions here answer without failing.
 */

function locale(culture: string): Intl.Locale | null {
  try {
    return new Intl.Locale(culture);
  } catch {
    return null;
  }
}

/** The culture as a value for `lang`, or undefined if it is no language tag. */
export function languageTag(culture: string | null): string | undefined {
  return culture === null || culture === "" ? undefined : locale(culture)?.toString();
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
  const known = culture === null ? null : locale(culture);
  if (known === null) return "ltr";
  const { language, script } = known.maximize();
  return RTL_SCRIPTS.has(script ?? "") || (script === undefined && RTL_LANGUAGES.has(language))
    ? "rtl"
    : "ltr";
}

const names = new Intl.DisplayNames(["en"], { type: "language" });

/** What a person calls the culture, with its code: `German (Germany) · de-DE`; the code alone where the browser has no name for it. */
export function cultureLabel(culture: string): string {
  try {
    const name = names.of(culture);
    return name === undefined || name === culture ? culture : `${name} · ${culture}`;
  } catch {
    return culture;
  }
}

/** The language of default names: International English. */
export const DEFAULT_LANGUAGE = "en";

/**
 * How well a text's language serves somebody who wants `culture`, by the codes alone: 3 the same, 2 one says more than the other
 * (`de` and `de-DE`), 1 another region of the language (`de-AT`), 0 another language.
 */
export function languageMatch(languageCode: string | null, culture: string): 0 | 1 | 2 | 3 {
  const code = normalized(languageCode);
  const wanted = normalized(culture);
  if (code === "" || wanted === "") return 0;
  if (code === wanted) return 3;
  if (wanted.startsWith(`${code}-`) || code.startsWith(`${wanted}-`)) return 2;
  return code.split("-")[0] === wanted.split("-")[0] ? 1 : 0;
}

function normalized(code: string | null): string {
  return (code ?? "").trim().replaceAll("_", "-").toLowerCase();
}
