import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useMemo, useState, useSyncExternalStore } from "react";
import { createExportSource } from "#browser/parts/export/run/export-source.ts";
import { useScope } from "#browser/queries/scope/scope.ts";
import { CodesComparison } from "./codes-comparison.ts";
import type { ComparedCodes } from "./compared-codes.ts";

/** What is compared, and in which culture. */
type Shown = { readonly codes: ComparedCodes; readonly culture: string | null };

/** Compares two classifications while the component is mounted. In another culture, the previous result stays until the new one is loaded. */
export function useCodesComparison(first: string, second: string) {
  const queryClient = useQueryClient();
  const scope = useScope();
  const { culture } = scope;
  const comparison = useMemo(() => {
    const source = createExportSource(queryClient, scope);
    return new CodesComparison(source, scope.culture, [first, second]);
  }, [queryClient, scope, first, second]);
  useEffect(() => {
    comparison.start();
    return () => comparison.stop();
  }, [comparison]);
  const state = useSyncExternalStore(comparison.subscribe, comparison.getState);
  const [shown, setShown] = useState<Shown | null>(null);
  if (state.result !== null && state.result !== shown?.codes) setShown({ codes: state.result, culture });
  return { comparison, state, shown };
}
