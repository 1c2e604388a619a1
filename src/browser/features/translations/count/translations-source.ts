import type { QueryClient } from "@tanstack/react-query";
import { createExportSource } from "#browser/parts/export/run/export-source.ts";
import { fetchList } from "#browser/parts/export/run/fetch-list.ts";
import { codeTreeOf } from "#browser/queries/code-tree/code-trees.ts";
import { queryUntil } from "#browser/queries/query-until.ts";
import { LIST_QUERIES } from "#browser/queries/resources/lists.ts";
import { backgroundScope } from "#browser/queries/scope/background-scope.ts";
import type { Scope } from "#browser/queries/scope/scope.ts";
import type { ListedKind } from "#core/api/listed-kinds.ts";
import type { TranslationsSource } from "#core/files/write/collect/collect-translations.ts";
import type { Culture } from "#core/files/write/table.ts";

/** The data source of translations: the query cache, then the service. */
export function createTranslationsSource(queryClient: QueryClient, scope: Scope): TranslationsSource {
  const background = backgroundScope(scope);
  const queryOf = (kind: ListedKind, culture: Culture) => LIST_QUERIES[kind]({ ...background, culture });
  const source = createExportSource(queryClient, scope);
  return {
    concept: source.concept,
    mappedProperties: source.mappedProperties,
    codes: (classification, culture) => {
      // Otherwise levels that are not loaded yet would be requested in the previous culture first.
      codeTreeOf(queryClient, scope, classification).setCulture(scope.culture);
      return source.codes(classification, culture);
    },
    startList: async (kind, culture, signal) => {
      const { results, pagination } = await queryUntil(queryClient, queryOf(kind, culture).page(0), signal);
      const left = (pagination?.total ?? results.length) - results.length;
      return Math.ceil(Math.max(0, left) / Math.max(1, results.length));
    },
    list: (kind, culture, signal) => fetchList(queryClient, queryOf(kind, culture), signal),
  };
}
