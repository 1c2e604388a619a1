import { givenText } from "#core/text/choose-text.ts";
import type { ComparisonRow } from "./comparison-row.ts";

type TextRow = {
  readonly section: string;
  readonly label: string;
  /** One for each compared concept; null or blank where it has none. */
  readonly texts: readonly (string | null)[];
  /** The culture of the texts, if they are in one. */
  readonly culture?: string | null;
  /** The numbers that the texts show, if they are numbers. */
  readonly numbers?: readonly (number | null)[];
};

/** A row of texts that should be the same; none if no concept has one. */
export function textRow({ section, label, texts, culture, numbers = [] }: TextRow): ComparisonRow[] {
  const given = texts.map(givenText);
  const distinct = new Set(given.filter((text) => text !== null));
  if (distinct.size === 0) return [];
  return [
    {
      key: `${section} ${label}`,
      section,
      label: { text: label },
      cells: given.map((text, column) => {
        if (text === null) return null;
        const number = numbers[column] ?? null;
        return {
          text,
          ...(culture === undefined ? {} : { culture }),
          ...(number === null ? {} : { number }),
        };
      }),
      differences: distinct.size > 1 ? ["other-values"] : [],
    },
  ];
}
