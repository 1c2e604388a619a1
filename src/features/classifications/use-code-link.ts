import { useCallback } from "react";
import { paths } from "#addresses.ts";
import type { ClassificationCode } from "#api/classifications.ts";
import { useSearchParams } from "#concepts/use-search-params.ts";

/**
 * The addresses of codes in a classification. Whoever looks at nested templates, or at hits, goes on doing so from code to code. A code
 * without a version GUID has no address of its own: null.
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
