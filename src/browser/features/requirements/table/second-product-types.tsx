import { useMemo } from "react";
import { SecondCulture } from "#browser/parts/second-culture/second-culture.tsx";
import type { PagedQueryOptions } from "#browser/queries/list/paging.ts";
import { constructionObjectsQuery } from "#browser/queries/resources/construction-objects.ts";
import { templatesQuery } from "#browser/queries/resources/templates.ts";
import type { Scope } from "#browser/queries/scope/scope.ts";
import type { ConceptSummary } from "#core/api/concept-summary.ts";
import type { FindProductType, ProductType } from "./use-product-types.ts";

/** The lists that have names of product types. */
const LISTS: readonly {
  readonly kind: ProductType["kind"];
  readonly query: (scope: Scope) => PagedQueryOptions<ConceptSummary>;
}[] = [
  { kind: "construction-object", query: (scope) => constructionObjectsQuery(scope, "") },
  { kind: "template", query: templatesQuery },
];

type SecondProductTypesProps = { readonly guids: readonly string[]; readonly find: FindProductType };

/** Loads the names of product types in the second culture, from the lists that have those of the first (E3, E9). */
export function SecondProductTypes({ guids, find }: SecondProductTypesProps) {
  const lists = useMemo(() => {
    const types = guids.flatMap((guid) => find(guid) ?? []);
    return LISTS.map(({ kind, query }) => ({
      kind,
      query,
      concepts: types
        .filter((type) => type.kind === kind)
        .map(({ shown: { concept } }) => ({
          versionGuid: concept.versionGuid ?? null,
          guid: concept.guid ?? null,
        })),
    })).filter(({ concepts }) => concepts.length > 0);
  }, [guids, find]);
  return (
    <SecondCulture>
      {({ SecondListOf }, beside) =>
        lists.map(({ kind, ...list }) => <SecondListOf key={`${beside} ${kind}`} beside={beside} {...list} />)
      }
    </SecondCulture>
  );
}
