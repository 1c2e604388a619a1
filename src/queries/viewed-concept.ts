import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import type { ConceptAt } from "#addresses.ts";
import { useRememberedConcept } from "#browser-storage/concept-names.ts";
import { addRecentlyViewed } from "#browser-storage/recently-viewed.ts";
import { rememberCodeWhenLoaded } from "./loaded-code.ts";
import { useScope } from "./scope.ts";

/** The search parameters that identify a concept; filters and searches do not. */
const IDENTIFYING = new Set(["number", "template"]);

/**
 * Adds the concept that the open page shows to the recently viewed ones, as soon as a response has contained its name.
 * @param address path and query of the page, within the app
 */
export function useViewedConcept(
  { kind, versionGuid }: ConceptAt,
  address: { readonly pathname: string; readonly search: string },
): void {
  const { service, culture } = useScope();
  const queryClient = useQueryClient();
  const remembered = useRememberedConcept(service, kind, versionGuid);
  const path = identifyingPath(address);
  useEffect(
    () =>
      kind === "code" ? rememberCodeWhenLoaded(queryClient, { service, culture }, versionGuid) : undefined,
    [queryClient, service, culture, kind, versionGuid],
  );
  useEffect(() => {
    if (remembered === null || (remembered.name === null && remembered.defaultName === null)) return;
    const { name, defaultName, culture } = remembered;
    addRecentlyViewed(service, { kind, versionGuid, name, defaultName, culture, path });
  }, [service, kind, versionGuid, remembered, path]);
}

function identifyingPath({
  pathname,
  search,
}: {
  readonly pathname: string;
  readonly search: string;
}): string {
  const kept = [...new URLSearchParams(search)].filter(([name]) => IDENTIFYING.has(name));
  const query = new URLSearchParams(kept).toString();
  return query === "" ? pathname : `${pathname}?${query}`;
}
