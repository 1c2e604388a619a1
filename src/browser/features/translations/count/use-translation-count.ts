import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useMemo, useSyncExternalStore } from "react";
import { useScope } from "#browser/queries/scope/scope.ts";
import { countOf } from "./translation-count.ts";

/**
 * The count of the texts of a classification, or of the service (null), in these cultures, and its progress. While `isAttended`, it begins
 * by itself; it pauses while the page is unmounted.
 * @param cultures the same array while they are the same
 */
export function useTranslationCount(
  classification: string | null,
  cultures: readonly string[],
  isAttended: boolean,
) {
  const scope = useScope();
  const queryClient = useQueryClient();
  const count = useMemo(
    () => countOf({ queryClient, scope, classification, cultures }),
    [queryClient, scope, classification, cultures],
  );
  useEffect(() => (isAttended ? count.attend() : undefined), [count, isAttended]);
  return { count, progress: useSyncExternalStore(count.subscribe, count.getProgress) };
}
