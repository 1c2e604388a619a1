import { text, type Text } from "#core/text/messages/text.ts";

export type Loaded = {
  /** The number of loaded requirements, product types and results. */
  readonly rows: number;
  readonly productTypes: number;
  readonly results: number;
  /** The total of results; null if the service does not report it. */
  readonly total: number | null;
  readonly isComplete: boolean;
};

/** Says how much is loaded, so that a part is not mistaken for the whole. */
export function loadedSentence({ rows, productTypes, results, total, isComplete }: Loaded): Text {
  if (isComplete)
    return rows === 1
      ? text("requirements.onlyOneLoaded")
      : text("requirements.allLoaded", { requirements: rows, productTypes });
  // A service may split a product type into several results; then its total counts something else.
  const countsTypes = productTypes === results;
  const loaded = { loaded: results, requirements: rows };
  if (total === null)
    return text(countsTypes ? "requirements.typesWithoutTotal" : "requirements.resultsWithoutTotal", loaded);
  return text(countsTypes ? "requirements.partOfTypes" : "requirements.partOfResults", {
    ...loaded,
    total: Math.max(total, results),
  });
}
