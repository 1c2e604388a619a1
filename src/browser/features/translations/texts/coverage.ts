import { KIND_NAMES } from "#browser/parts/name/kind-names.ts";
import { type ConceptKind, KINDS } from "#core/api/concept-kinds.ts";
import { FIELD_LABELS } from "#core/files/write/kinds/translations.ts";
import { text, type Text } from "#core/text/messages/text.ts";
import type { TextGroup, TranslatableText } from "./translatable-texts.ts";

/** How many default texts are translated, have the same text in the culture, or none. They add up to `total`. */
export type Coverage = {
  readonly total: number;
  readonly translated: number;
  readonly same: number;
  readonly missing: number;
};

export const COVERAGE_STATES = ["translated", "same", "missing"] as const satisfies (keyof Coverage)[];
export type CoverageState = (typeof COVERAGE_STATES)[number];

/** A text for comparison: white space and Unicode normalisation form do not count, upper and lower case do. */
export function comparableText(text: string): string {
  return text.normalize("NFC").trim().replaceAll(/\s+/g, " ");
}

/** The state of a text in one of its cultures, given by its index. */
export function stateOf({ source, targets }: TranslatableText, culture: number): CoverageState {
  const target = targets[culture] ?? null;
  if (target === null) return "missing";
  return comparableText(source) === comparableText(target) ? "same" : "translated";
}

/** Counts the texts by their state in a culture. */
export function coverageOf(texts: Iterable<TranslatableText>, culture: number): Coverage {
  const counts = { total: 0, translated: 0, same: 0, missing: 0 };
  for (const text of texts) {
    counts.total += 1;
    counts[stateOf(text, culture)] += 1;
  }
  return counts;
}

/** A kind of texts: the names or the definitions of codes, or the names of a kind of concepts. */
export type TextKind = {
  readonly key: string;
  /** In files. */
  readonly name: string;
  /** On the screen. */
  readonly label: Text;
  readonly texts: readonly TranslatableText[];
};

const CATALOGUE_KINDS: readonly ConceptKind[] = [
  "classification",
  "code",
  "template",
  "construction-object",
  "property",
];

/** The texts of one classification by field, or those of a service by kind. */
export function textKinds(texts: readonly TranslatableText[], isCatalogue: boolean): readonly TextKind[] {
  if (isCatalogue)
    return CATALOGUE_KINDS.map((kind) => ({
      key: kind,
      name: KINDS[kind].many,
      label: KIND_NAMES[kind].many,
      texts: texts.filter((one) => one.kind === kind),
    }));
  return (["name", "definition"] as const).map((field) => ({
    key: field,
    name: `${FIELD_LABELS[field]}s`,
    label: text(field === "name" ? "translations.names" : "translations.definitions"),
    texts: texts.filter((one) => one.field === field),
  }));
}

/** A row of the table 'Coverage': a kind of texts, or a branch with its names and definitions. */
export type CoverageRow = {
  readonly key: string;
  /** In files and on the screen; null for a branch. */
  readonly name: string | null;
  readonly label: Text | null;
  readonly group: TextGroup | null;
  readonly coverage: Coverage;
};

/** The rows of the table 'Coverage' in the first culture of the texts: the kinds of texts, then the branches of a classification. */
export function coverageRows(
  texts: readonly TranslatableText[],
  isCatalogue: boolean,
): readonly CoverageRow[] {
  const kinds = textKinds(texts, isCatalogue).map(({ key, name, label, texts: own }) => ({
    key,
    name,
    label,
    group: null,
    coverage: coverageOf(own, 0),
  }));
  if (isCatalogue) return kinds;
  const groups = Map.groupBy(texts, ({ group }) => group.key);
  const branches = [...groups].flatMap(([key, own]): CoverageRow[] => {
    const group = own[0]?.group ?? null;
    return group === null ? [] : [{ key, name: null, label: null, group, coverage: coverageOf(own, 0) }];
  });
  return [...kinds, ...branches];
}
