import { useChoice } from "#browser/routing/use-choice.ts";
import { useSearchParams } from "#browser/routing/use-search-params.ts";

/** Whether only rows with differences are shown, which the address says, and the function that changes it. */
export function useOnlyDifferences(): readonly [boolean, (only: boolean) => void] {
  const [params, setParams] = useSearchParams();
  return useChoice(params.get("only") === "differences", (only) =>
    setParams({ only: only ? "differences" : null }, { replace: true }),
  );
}
