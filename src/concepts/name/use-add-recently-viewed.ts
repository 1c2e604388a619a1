import { useEffect } from "react";
import { useLocation } from "react-router";
import { useCulture } from "#session/culture-context.tsx";
import { addRecentlyViewed } from "#browser-storage/recently-viewed.ts";
import type { ConceptKind } from "#api/concept-kinds.ts";
import { rememberNames } from "#browser-storage/concept-names.ts";
import { useSession } from "#session/session-context.tsx";

/** The search parameters that identify a concept; filters and searches do not. */
const TELLING = new Set(["number", "template"]);

export type ViewedProps = {
  readonly kind: ConceptKind;
  readonly versionGuid: string;
  /** Null until the name is known. */
  readonly concept: {
    readonly guid?: string | null;
    readonly name: string | null;
    readonly defaultName: string | null;
    /** The culture of `name`, if not the chosen one. */
    readonly culture?: string | null;
  } | null;
  /** The address of the concept; default: that of the page. */
  readonly path?: string;
};

/** Adds the concept of the page to the recently viewed ones, once its name is known. */
export function useAddRecentlyViewed({ kind, versionGuid, concept, path: ownPath }: ViewedProps): void {
  const { session } = useSession();
  const chosen = useCulture().culture;
  const { pathname, search } = useLocation();
  const path = ownPath ?? telling(pathname, search);
  const name = concept?.name ?? null;
  const defaultName = concept?.defaultName ?? null;
  const guid = concept?.guid ?? null;
  const culture = concept?.culture === undefined ? chosen : concept.culture;
  useEffect(() => {
    if (name === null && defaultName === null) return;
    addRecentlyViewed(session.key, { kind, versionGuid, name, defaultName, culture, path });
    rememberNames(session.key, culture, kind, [{ versionGuid, guid, name, defaultName }]);
  }, [session.key, kind, versionGuid, guid, name, defaultName, culture, path]);
}

function telling(pathname: string, search: string): string {
  const kept = [...new URLSearchParams(search)].filter(([name]) => TELLING.has(name));
  const query = new URLSearchParams(kept).toString();
  return query === "" ? pathname : `${pathname}?${query}`;
}
