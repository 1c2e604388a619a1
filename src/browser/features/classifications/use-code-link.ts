import { useCallback } from "react";
import { useSearchParams } from "#browser/routing/use-search-params.ts";
import { paths } from "#core/addresses/addresses.ts";
import type { ClassificationCode } from "#core/api/resources/classifications.ts";

/** The address of a code from that of the page: the rendered one, or one with the given query string. */
type CodeLink = (query?: string) => string;

/**
 * The links to codes of a classification. They keep the option for nested templates and the search. A code without a version GUID has no
 * address: null.
 */
export function useCodeLink(classification: string): (code: ClassificationCode) => CodeLink | null {
  const [searchParams] = useSearchParams();
  const { nested, search } = keptOf(searchParams);
  return useCallback(
    ({ versionGuid, classNumber: number }) =>
      versionGuid === null
        ? null
        : (query) => {
            const kept = query === undefined ? { nested, search } : keptOf(new URLSearchParams(query));
            return paths.code(classification, versionGuid, { number, ...kept });
          },
    [classification, nested, search],
  );
}

function keptOf(params: URLSearchParams) {
  return { nested: params.get("nested") === "true", search: params.get("search") };
}
