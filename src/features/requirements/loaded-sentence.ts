import { numberText } from "#lib/format.ts";

/** A number with what it counts. */
export function counted(count: number, one: string, many: string): string {
  return `${numberText(count)} ${count === 1 ? one : many}`;
}

export type Loaded = {
  /** Requirements, product types and results of the service that have come. */
  readonly rows: number;
  readonly productTypes: number;
  readonly results: number;
  /** Results that the service says there are; null where it does not say. */
  readonly total: number | null;
  readonly isComplete: boolean;
};

/** How much is loaded, so that nobody takes a part for the whole. */
export function loadedSentence({ rows, productTypes, results, total, isComplete }: Loaded): string {
  const requirements = counted(rows, "requirement", "requirements");
  if (isComplete) {
    return rows === 1
      ? "The only requirement is loaded."
      : `All ${requirements} are loaded, of ${counted(productTypes, "product type", "product types")}.`;
  }
  // A service may spread a product type over several results; then its total counts something else.
  const isPlain = productTypes === results;
  const [one, many] = isPlain ? ["product type", "product types"] : ["result", "results"];
  const soFar =
    total === null
      ? `${counted(results, one, many)} loaded, with ${requirements}; the service does not say how many there are.`
      : `${numberText(results)} of ${counted(Math.max(total, results), one, many)} loaded, with ${requirements} so far.`;
  return `${soFar} Sorting, filtering and counting cover only these.`;
}
