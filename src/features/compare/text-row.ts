import type { ComparisonRow } from "./comparison-row.ts";

type TextRow = {
  readonly section: string;
  readonly label: string;
  /** One for each compared concept; null or blank where it has none. */
  readonly texts: readonly (string | null)[];
  /** The culture of the texts, if they are in one. */
  readonly culture?: string | null;
};

/** A row of texts that should be the same; none if no concept has one. */
export function textRow({ section, label, texts, culture }: TextRow): ComparisonRow[] {
  const distinct = new Set(texts.flatMap((text) => (isGiven(text) ? text : [])));
  if (distinct.size === 0) return [];
  return [
    {
      key: `${section} ${label}`,
      section,
      label: { text: label },
      cells: texts.map((text) =>
        isGiven(text) ? { text, ...(culture === undefined ? {} : { culture }) } : null,
      ),
      differences: distinct.size > 1 ? ["other-values"] : [],
    },
  ];
}

function isGiven(text: string | null): text is string {
  return text !== null && text.trim() !== "";
}
