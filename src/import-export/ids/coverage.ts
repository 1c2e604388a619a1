import { fold } from "#lib/text/match-text.ts";
import type { IdsFile, Specification } from "./model.ts";

/** A product type of requirements. */
type Named = { readonly guid: string; readonly name: string };

/** How the specifications of a file and the product types of requirements correspond. */
export type Coverage = {
  /** The product types that each specification is for, in the order of the file: those with its identifier, else with its name. */
  readonly specifications: readonly {
    readonly specification: Specification;
    readonly productTypes: readonly Named[];
  }[];
  /** The product types without a specification. */
  readonly notCovered: readonly Named[];
};

/** Joins the specifications of a file to product types. */
export function coverageOf({ specifications }: IdsFile, productTypes: readonly Named[]): Coverage {
  const byGuid = Map.groupBy(productTypes, ({ guid }) => guid);
  const byName = Map.groupBy(productTypes, ({ name }) => fold(name));
  const joined = specifications.map((specification) => ({
    specification,
    productTypes: byGuid.get(specification.identifier ?? "") ?? byName.get(fold(specification.name)) ?? [],
  }));
  const covered = new Set(joined.flatMap((one) => one.productTypes));
  return { specifications: joined, notCovered: productTypes.filter((one) => !covered.has(one)) };
}
