import { counted } from "#lib/text/counted.ts";
import { numberText } from "#lib/text/format.ts";

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
export function loadedSentence({ rows, productTypes, results, total, isComplete }: Loaded): string {
  const requirements = counted(rows, "requirement");
  if (isComplete) {
    return rows === 1
      ? "The only requirement is loaded."
      : `All ${requirements} are loaded, of ${counted(productTypes, "product type")}.`;
  }
  // A service may split a product type into several results; then its total counts something else.
  const noun = productTypes === results ? "product type" : "result";
  const soFar =
    total === null
      ? `${counted(results, noun)} loaded, with ${requirements}; the service does not say how many there are.`
      : `${numberText(results)} of ${counted(Math.max(total, results), noun)} loaded, with ${requirements} so far.`;
  return `${soFar} Sorting, filtering and counting cover only these.`;
}
