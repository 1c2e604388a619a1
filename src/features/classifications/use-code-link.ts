import { useCallback } from "react";
import { paths } from "#addresses.ts";
import type { ClassificationCode } from "#api/classifications.ts";
import { useSearchParams } from "#concepts/use-search-params.ts";

/**
 * The addresses of codes in a classification. They keep the option for nested templates and the search. A code without a version GUID has
 * no address: null.
 */
export function useCodeLink(classification: string): (code: ClassificationCode) => string | null {
  const [searchParams] = useSearchParams();
  const nested = searchParams.get("nested") === "true";
  const search = searchParams.get("search");
  return useCallback(
    ({ versionGuid, classNumber }) =>
      versionGuid === null
        ? null
        : paths.code(classification, versionGuid, { number: classNumber, nested, search }),
    [classification, nested, search],
  );
}
