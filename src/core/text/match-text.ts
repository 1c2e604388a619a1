/** The searchable texts of an item. */
export type Matchable = {
  /** Names and other texts, which match anywhere. */
  readonly texts: readonly (string | null | undefined)[];
  /** A class number or another code, which matches by prefix. */
  readonly number?: string | null | undefined;
  /** GUIDs, which match by prefix from three characters on. */
  readonly guids?: readonly (string | null | undefined)[];
};

/** A `Matchable` folded for comparison; cache it if it is searched on each key press. */
export type Folded = {
  readonly texts: readonly string[];
  readonly number: string | null;
  readonly guids: readonly string[];
};

/**
 * The quality of a match, best first: the whole number or GUID, a prefix of it, a whole word, the start of a word, a substring. A word at
 * the start of the text ranks higher than others.
 */
export type Rank = 0 | 1 | 2 | 3 | 4 | 5 | 6;

/** Shorter prefixes of a GUID would match by chance. */
const MIN_GUID_PREFIX = 3;

/**
 * Letters that have no decomposition, each with what is commonly typed instead: those with a stroke or a hook, joined ones, and forms of
 * Arabic letters. The last one, tatweel, only stretches a word.
 */
const PLAIN: ReadonlyMap<string, string> = new Map(
  Array.from(
    "øo æae œoe ßss łl đd ðd ħh ŧt ŋn þth ıi ςσ \u0671\u0627 \u0649\u064a \u06cc\u064a \u06a9\u0643 \u0629\u0647 \u0640".split(
      " ",
    ),
    ([letter = "", ...plain]) => [letter, plain.join("")],
  ),
);
const ASCII = /^[\0-\x7f]*$/;
const NOT_ASCII = /[^\0-\x7f]/gu;
const WORD_CHARACTER = /[\p{L}\p{N}]/u;

/**
 * Folds a text for comparison: ignores case, accents and Unicode normalisation form, also ligatures, wide forms, no-break spaces, invisible
 * characters, and the vowel signs and hamzas of Arabic.
 */
export function fold(text: string): string {
  return (ASCII.test(text) ? text : text.replaceAll(NOT_ASCII, foldLetter)).toLowerCase();
}

/** Normalising takes longer than all the rest, and the letters of a catalogue are few. */
const foldedLetters = new Map<string, string>();

function foldLetter(letter: string): string {
  const known = foldedLetters.get(letter);
  if (known !== undefined) return known;
  const letters = letter
    .normalize("NFKD")
    .replaceAll(/[\p{M}\p{Cf}]+/gu, "")
    .toLowerCase();
  const folded = Array.from(letters, (one) => PLAIN.get(one) ?? one).join("");
  foldedLetters.set(letter, folded);
  return folded;
}

/** Folds all texts of a `Matchable`. */
export function foldMatchable({ texts, number, guids = [] }: Matchable): Folded {
  return {
    texts: texts.flatMap((text) => (text == null ? [] : [fold(text)])),
    number: number == null ? null : fold(number),
    guids: guids.flatMap((guid) => (guid == null ? [] : [fold(guid)])),
  };
}

/** The items that match a search, in their order; all of them for an empty search. Takes linear time. */
export function matching<T>(
  items: readonly T[],
  search: string,
  toMatchable: (item: T) => Matchable,
): readonly T[] {
  const rankOf = createRanking(search);
  return rankOf === null ? items : items.filter((item) => rankOf(foldMatchable(toMatchable(item))) !== null);
}

/** The items that match a search, best first, otherwise in their order; all of them for an empty search. */
export function bestMatches<T>(
  items: readonly T[],
  search: string,
  toMatchable: (item: T) => Matchable,
): readonly T[] {
  const rankOf = createRanking(search);
  if (rankOf === null) return items;
  const ranks: Record<Rank, T[]> = { 0: [], 1: [], 2: [], 3: [], 4: [], 5: [], 6: [] };
  for (const item of items) {
    const rank = rankOf(foldMatchable(toMatchable(item)));
    if (rank !== null) ranks[rank].push(item);
  }
  return Object.values(ranks).flat();
}

/** Folds a search term. Tabs, as between the cells of a table, count as spaces. */
export function foldTerm(search: string): string {
  return fold(search).trim().replaceAll("\t", " ");
}

/** Creates a function that ranks items; it returns null for items that do not match. Null for an empty search. */
export function createRanking(search: string): ((folded: Folded) => Rank | null) | null {
  const term = foldTerm(search);
  if (term === "") return null;
  return ({ texts, number, guids }) =>
    best([rankPrefix(number, term, 1), ...guids.map((guid) => rankPrefix(guid, term, MIN_GUID_PREFIX))]) ??
    best(texts.map((text) => rankText(text, term)));
}

function best(ranks: readonly (Rank | null)[]): Rank | null {
  return ranks.reduce((best, rank) => (best === null || (rank !== null && rank < best) ? rank : best), null);
}

function rankPrefix(code: string | null, term: string, minLength: number): Rank | null {
  if (code === null) return null;
  if (code === term) return 0;
  return term.length >= minLength && code.startsWith(term) ? 1 : null;
}

function rankText(text: string, term: string): Rank | null {
  let rank: Rank | null = null;
  for (let at = text.indexOf(term); at >= 0; at = text.indexOf(term, at + term.length)) {
    const isWord = !WORD_CHARACTER.test(text.charAt(at + term.length));
    if (WORD_CHARACTER.test(text.charAt(at - 1))) rank ??= 6;
    else if (isWord) return at === 0 ? 2 : 3;
    else rank = best([rank, at === 0 ? 4 : 5]);
  }
  return rank;
}

/** The occurrences of a search term in a text as pairs of positions; empty if there are none or the term is empty. */
export function matchRanges(text: string, search: string): readonly (readonly [from: number, to: number])[] {
  const term = foldTerm(search);
  if (term === "") return [];
  const folded = fold(text);
  const first = folded.indexOf(term);
  if (first < 0) return [];
  const positions = ASCII.test(text) ? null : positionsIn(text);
  const positionOf = (at: number): number => (positions === null ? at : (positions[at] ?? text.length));
  const ranges: [from: number, to: number][] = [];
  for (let at = first; at >= 0; at = folded.indexOf(term, at + term.length)) {
    const from = positionOf(at);
    let end = at + term.length;
    // A letter that is folded to several is marked as a whole.
    while (positions !== null && positions[end] === positions[end - 1]) end += 1;
    const last = ranges.at(-1);
    if (last !== undefined && from < last[1]) last[1] = positionOf(end);
    else ranges.push([from, positionOf(end)]);
  }
  return ranges;
}

/** The position of each character of the folded text in the text; an accent belongs to the letter before it. */
function positionsIn(text: string): readonly number[] {
  const positions: number[] = [];
  let at = 0;
  for (const character of text) {
    for (let count = fold(character).length; count > 0; count -= 1) positions.push(at);
    at += character.length;
  }
  return positions;
}
