import { useQueryClient } from "@tanstack/react-query";
import { useScope } from "#browser/queries/scope/scope.ts";
import { useCulture } from "#browser/session/culture-context.tsx";
import type { SecondCultureTexts } from "./second-culture-texts.ts";

/** For 'Copy': a function that returns the loaded texts in the second culture; null if none is set. */
export function useSecondCultureTexts(): () => Promise<SecondCultureTexts | null> {
  const queryClient = useQueryClient();
  const scope = useScope();
  const { beside } = useCulture();
  return async () => {
    if (beside === null) return null;
    const { secondCultureTexts } = await import("./second-culture-texts.ts");
    return secondCultureTexts(queryClient, scope, beside);
  };
}
