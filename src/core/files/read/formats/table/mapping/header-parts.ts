import {
  foldHeader,
  LONGEST_HEADER,
  OTHER_THINGS,
  type Part,
  PARENT,
  ROLES,
  splitCamelCase,
  splitCulture,
  WEAK,
} from "./header-words.ts";

/** What a code has besides levels, or what another classification calls it. */
const NO_LEVELS =
  /^(?:old|new|alt|neu|propert|quantit|valu|einheit|merkmal|eigenschaft|unit|propriet|enhet|egenskap|وحده|خاصيه)/;
/** Words between the part of a level and the level: `Code du segment`. */
const JOINING = /^(?:of|the|de|du|des|la|le|les|l|d|der|av|for|til)$/;
/** The end of a compound that says what a column has: `Gruppennummer`, `Segmentnavn`. */
const COMPOUND =
  /^(\p{L}{3,}?)(nummer|nr|code|kode|kennzahl|schlussel|bezeichnung|benennung|benevnelse|betegnelse|name|navn|titel|tittel|title|beschreibung|beskrivelse|definition|definisjon)$/u;

/** Whether a header is about the parent, or about something that is no level of codes. */
export function isOfAnother(header: string): boolean {
  return wordsOf(header).some((word) => PARENT.test(word) || OTHER_THINGS.test(word) || NO_LEVELS.test(word));
}

/**
 * What a header says its column has, and of what; words are cut to what their forms have in common (`Gruppe`, `Gruppenname`). A whole header
 * may itself be what another one is about.
 */
export function partOf(
  header: string,
): { readonly part: Part | undefined; readonly subject: string; readonly whole: string } | undefined {
  if (header.trim() === "" || header.length > LONGEST_HEADER) return undefined;
  const words = wordsOf(header);
  const found = words.map(partOfWord);
  const part = (["definition", "name", "number"] as const).find((one) =>
    found.some((word) => word?.part === one),
  );
  const at = found.findLastIndex((word) => word?.part === part && part !== undefined);
  const subject = words.flatMap((word, index) => (index === at ? (found[at]?.of ?? []) : [word]));
  return { part, subject: subject.map(stemOf).join(" "), whole: words.map(stemOf).join(" ") };
}

function partOfWord(word: string): { readonly part: Part; readonly of: readonly string[] } | undefined {
  const [, of, end = word] = COMPOUND.exec(word) ?? [];
  const role = ROLES.get(end);
  if (role !== "number" && role !== "name" && role !== "definition") return undefined;
  // `Class` and `Element` are levels.
  if (role === "name" && WEAK.has(end)) return undefined;
  return { part: role, of: of === undefined ? [] : [of] };
}

/** The words of a header without its language. */
function wordsOf(header: string): string[] {
  const plain = splitCamelCase(header);
  const words = foldHeader(plain).split(" ");
  // `segment_no` is the number of a segment.
  const own = words.includes("no") ? words : foldHeader(splitCulture(plain).rest).split(" ");
  return own
    .flatMap((word) => word.split(/(?<=\p{L}{3})(?=\d)/u))
    .filter((word) => word !== "" && !JOINING.test(word));
}

/** A word without the article and the endings that its forms and compounds have. */
function stemOf(word: string): string {
  return word.replace(/^ال(?=.{3})/, "").replace(/(?<=.{3})(?:en|es|er|[nse])$/, "");
}
