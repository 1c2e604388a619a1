import { useEffect } from "react";
import type { ConceptKind } from "#api/concept-kinds.ts";
import type { ConceptSummary } from "#api/concept-summary.ts";
import { rememberNames } from "#browser-storage/concept-names.ts";
import { useCulture } from "#session/culture-context.tsx";
import { useSession } from "#session/session-context.tsx";

/** Remembers the names of the items. */
export function useRememberNames(
  kind: ConceptKind | undefined,
  items: readonly ConceptSummary[] | undefined,
): void {
  const { session } = useSession();
  const { culture } = useCulture();
  useEffect(() => {
    if (kind !== undefined && items !== undefined) rememberNames(session.key, culture, kind, items);
  }, [session.key, culture, kind, items]);
}
