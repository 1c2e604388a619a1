import { fold } from "#core/text/match-text.ts";
import { cultureOf } from "../../../decode/cultures.ts";
import { isLanguageTag, languageNamed } from "../../../decode/language-names.ts";
import type { ColumnRole } from "./mapping.ts";

type HeaderRole =
  | Exclude<ColumnRole["role"], "level-column" | "number-and-name">
  | "default-name"
  | "default-definition"
  | "path";

/** Known headers have at most this many words; longer ones are content of the table. */
const MOST_WORDS = 4;
export const LONGEST_HEADER = 60;

/**
 * Header words in the five languages of the app: English, German, French, Norwegian, Arabic. They are in the form of `foldHeader`: lower
 * case, without accents, with single spaces. Those with a question mark say little, and a column with such a header gives way to another one
 * of its role: what is classified may be the header of numbers, too (`Klasse`, `Bezeichnung`), remarks are never names, and the identifiers
 * of a database stand beside class numbers.
 */
const WORDS: readonly (readonly [HeaderRole, string])[] = [
  ["guid", "guid|uuid|uid|global id|globalid|guid de concept|konsept guid|معرف"],
  ["version-guid", "version guid|versionguid|version uuid|versions guid|guid de version|versjons guid"],
  [
    "parent-guid",
    "parent guid|parent uuid|parent version guid|parentversionguid|ubergeordnete guid|guid parent|overordnet guid",
  ],
  [
    "parent-number",
    `parent|parent number|parent code|parent id|parent class|parent class code|parentclasscode|parent entity|parent no|broader|superior|superclass|
    supertype|part of|
    ubergeordnet|ubergeordnete nummer|ubergeordneter code|ubergeordnetes element|eltern|elternnummer|elterncode|oberbegriff|oberklasse|
    code parent|numero parent|parent direct|superieur|code superieur|pere|niveau superieur|
    overordnet|overordnet nummer|overordnet kode|forelder|foreldrekode|foreldrenummer|
    الاصل|الاب|رقم الاصل|رقم الاب|رمز الاصل|رمز الاب|العنصر الاب|المستوى الاعلى`,
  ],
  [
    "level",
    `level|depth|hierarchy level|ebene|stufe|gliederungsebene|hierarchieebene|tiefe|niveau|profondeur|niveau hierarchique|niva|dybde|
    hierarkiniva|مستوى|المستوى|العمق`,
  ],
  ["path", "path|pfad|chemin|sti|مسار|المسار"],
  ["default-name", "default name|standardname|nom par defaut|standardnavn|الاسم الافتراضي"],
  [
    "default-definition",
    "default definition|standarddefinition|definition par defaut|standarddefinisjon|التعريف الافتراضي",
  ],
  [
    "number",
    `number|no|nr|code|class number|classnumber|class no|class code|classification code|classification number|coded name|item number|item no|item code|
    notation|id?|identifier?|identification?|key?|index?|reference|reference code|
    nummer|kennzahl|kennziffer|schlussel|klassennummer|klassifikationsnummer|klassencode|kennung|ordnungszahl|position|pos|kurzel|
    numero|n|indice|identifiant|numero de classe|code de classe|cle|
    kode|klassenummer|klassifikasjonskode|nokkel|
    رقم|الرقم|رمز|الرمز|كود|الكود|رقم الفئة|رقم الصنف|رقم التصنيف|رمز التصنيف|معرف الفئة`,
  ],
  [
    "name",
    `name|title|label|term|designation|class name|class?|classification?|entity?|item?|preferred label|preflabel|heading|
    bezeichnung|benennung|titel|begriff|klartext|kurztext|klasse?|klassenname|element?|
    nom|libelle|intitule|titre|terme|appellation|classe?|nom de classe|
    navn|tittel|benevnelse|betegnelse|klassenavn|
    اسم|الاسم|العنوان|عنوان|التسمية|المسمى|المصطلح|الفئة?|الصنف?`,
  ],
  [
    "definition",
    `definition|description|explanation|scope|scope note|note?|notes?|comment?|comments?|remark?|remarks?|details?|technical definition|
    beschreibung|erlauterung|erlauterungen|erklarung|anmerkung?|anmerkungen?|bemerkung?|bemerkungen?|langtext|hinweis?|hinweise?|kommentare?|
    explication|explications|remarque?|remarques?|commentaire?|commentaires?|descriptif|
    definisjon|beskrivelse|forklaring|merknad?|merknader?|kommentar?|kommentarer?|
    تعريف|التعريف|وصف|الوصف|شرح|الشرح|ملاحظات?|ملاحظة?`,
  ],
];

export const ROLES: ReadonlyMap<string, HeaderRole> = new Map(
  WORDS.flatMap(([role, words]) => words.split("|").map((word) => [foldHeader(word), role] as const)),
);

export const WEAK: ReadonlySet<string> = new Set(
  WORDS.flatMap(([, words]) => words.split("|"))
    .filter((word) => word.endsWith("?"))
    .map(foldHeader),
);

/** Words for a parent and for a GUID, also inflected and as parts of compounds. */
export const PARENT =
  /^(?:parent|eltern|oberbegriff|oberklasse|ubergeordnet|forelder|foreldre|overordn|superieur|pere$|broader)|^(?:ال)?(?:اصل|اب)$/;
const GUID = /guid|uuid|^uid$|^معرف$/;

/** What has numbers and names of its own, said before these: `Version number`, `CountryCode`, but not `Name, unit`. */
export const OTHER_THINGS =
  /^(?:version|status|language|country|unit|sort|row|page|file|project|author|user)$/;

/** Normalises a header: ignores case, accents, punctuation and compatibility forms of characters. */
export function foldHeader(text: string): string {
  return fold(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "")
    .join(" ");
}

/** What a column has of the codes of one level. */
export type Part = "number" | "name" | "definition";

/** The meaning of a header: the role of its column, the culture of its texts, and its level. */
export type HeaderGuess = {
  readonly role: HeaderRole;
  readonly culture: string | null;
  readonly level: number | null;
  /** What of the codes of one level the column has, if it says so. */
  readonly part?: Part;
  readonly isWeak?: true;
};

/** Guesses the meaning of a header; undefined if it is unknown. */
export function readHeader(header: string): HeaderGuess | undefined {
  if (header.length > LONGEST_HEADER) return undefined;
  return readWords(header) ?? readWords(splitCamelCase(header));
}

/** `PreferredName` as 'Preferred Name', `ISOCode` as 'ISO Code', with the culture in the form of `splitCulture`: `nameDe` as 'name_De'. */
export function splitCamelCase(header: string): string {
  return header
    .replace(/(?<=\p{Ll})(?=\p{Lu}\p{L}$)/u, "_")
    .replaceAll(/(?<=[\p{Ll}\d])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/gu, " ");
}

function readWords(header: string): HeaderGuess | undefined {
  const folded = foldHeader(header);
  const whole = ROLES.get(folded);
  if (whole !== undefined) return { role: whole, culture: null, level: null, ...strengthOf([folded]) };
  const { culture, rest } = splitCulture(header);
  const words = foldHeader(rest).split(" ");
  const ofLevel = readLevel(words);
  if (ofLevel !== undefined) return { role: "level", culture, ...ofLevel };
  const role = roleOfParent(words) ?? roleOfPhrase(words);
  const isOfOther = words.slice(0, -1).some((word) => OTHER_THINGS.test(word));
  if (isOfOther && (role === "number" || role === "name"))
    return { role: "ignore", culture: null, level: null };
  if (role !== undefined) return { role, culture, level: null, ...strengthOf(words) };
  // A language alone is the header of names in that language.
  return isLanguage(header) ? { role: "name", culture, level: null } : undefined;
}

/** Whether the words of a header that have a role are weak. */
function strengthOf(words: readonly string[]): Pick<HeaderGuess, "isWeak"> {
  return words.some((word) => ROLES.has(word)) && words.every((word) => !ROLES.has(word) || WEAK.has(word))
    ? { isWeak: true }
    : {};
}

/** The figure of a level: `1`, `1er`, `2nd`. */
const FIGURE = /^([1-9]\d?)(?:er|re|e|eme|st|nd|rd|th)?$/;

/**
 * The level that a header names at its beginning or end, and what of its codes: `Level 1`, `L1 Code`, `Name Level 1`, `Ebene2`,
 * `KG 2. Ebene`. Of what is not known, it is the codes themselves.
 */
function readLevel(folded: readonly string[]): Pick<HeaderGuess, "level" | "part"> | undefined {
  const words = folded.flatMap((word) => {
    const [, name = "", figure = ""] = /^(\p{L}+)([1-9]\d?)$/u.exec(word) ?? [];
    // Alone, `L1` could be a length.
    const isLevel = ROLES.get(name) === "level" || (name === "l" && folded.length > 1);
    return isLevel ? ["level", figure] : word;
  });
  for (const at of [0, words.length - 2]) {
    const pair = words.slice(Math.max(at, 0), Math.max(at, 0) + 2);
    const level = Number(pair.map((word) => FIGURE.exec(word)?.[1]).find((figure) => figure !== undefined));
    if (Number.isNaN(level) || !pair.some((word) => ROLES.get(word) === "level")) continue;
    const part = roleOfPhrase(words.toSpliced(at, 2));
    if (part === undefined) return { level };
    if (part === "name" || part === "number" || part === "definition") return { level, part };
  }
  return undefined;
}

/** Whether a header is a language alone. */
export function isLanguage(header: string): boolean {
  if (header.length > LONGEST_HEADER || ROLES.has(foldHeader(header))) return false;
  const { culture, rest } = splitCulture(header);
  return culture !== null && foldHeader(rest) === "";
}

/** The role of a phrase about the parent, in which the word for it need not come first: `GUID des Oberbegriffs`, `Code of the parent`. */
function roleOfParent(words: readonly string[]): HeaderRole | undefined {
  if (!words.some((word) => PARENT.test(word))) return undefined;
  if (words.some((word) => GUID.test(word))) return "parent-guid";
  return roleOfPhrase(words) === "number" ? "parent-number" : undefined;
}

/** The role of the longest known part of a phrase; the first one of several (`Item description`), of weak ones the last (`Class ID`). */
function roleOfPhrase(words: readonly string[]): HeaderRole | undefined {
  const longest = Math.min(words.length, MOST_WORDS);
  for (let length = longest; length > 0; length -= 1) {
    const parts = words
      .slice(0, words.length - length + 1)
      .map((_, start) => words.slice(start, start + length).join(" "))
      .filter((part) => ROLES.has(part));
    const part = parts.find((one) => !WEAK.has(one)) ?? parts.at(-1);
    if (part !== undefined) return ROLES.get(part);
  }
  return undefined;
}

type Split = { readonly culture: string | null; readonly rest: string };

/** Splits off the culture that a header contains (`Name (nb-NO)`, `name_de`, `Name DE`, `German name`). */
export function splitCulture(header: string): Split {
  const tokens = [...header.matchAll(/[^\s:.,;/|()[\]]+/g)];
  for (const [at, { index, 0: token }] of tokens.entries()) {
    const next = tokens[at + 1]?.[0];
    const phrases = next === undefined ? [token] : [`${token} ${next}`, token];
    const named = phrases.find((phrase) => languageNamed(phrase) !== undefined);
    if (named !== undefined) return split(languageNamed(named) ?? "", header, index, named.length);
  }
  for (const { index, 0: token } of tokens) {
    const before = header.charAt(index - 1).trim();
    // Two lower-case letters between spaces are a word, as in `Nom de la classe` and `Item no`.
    const isWord = token.length === 2 && token !== token.toUpperCase() && before === "" && tokens.length > 1;
    if (isLanguageTag(token) && !isWord) return split(token, header, index, token.length);
    const parts = token.split("_");
    for (const [start, end] of [[-2], [-1], [0, 1]]) {
      const tag = parts.slice(start, end).join("-");
      const others = parts.filter((part) => !tag.split("-").includes(part) && part !== tag);
      if (parts.length > 1 && isLanguageTag(tag))
        return split(tag, header, index, token.length, others.join(" "));
    }
  }
  return { culture: null, rest: header };
}

function split(tag: string, header: string, index: number, length: number, instead = ""): Split {
  return {
    culture: cultureOf(tag) ?? null,
    rest: `${header.slice(0, index)} ${instead} ${header.slice(index + length)}`,
  };
}
