import type { QueryClient } from "@tanstack/react-query";
import { followRememberedConcept } from "#browser/storage/concept-names.ts";
import { addRecentlyViewed } from "#browser/storage/recently-viewed.ts";
import type { ConceptAt } from "#core/addresses/addresses.ts";
import type { Scope } from "../scope/scope.ts";
import { rememberCodeWhenLoaded } from "./loaded-code.ts";

/**
 * Adds the concept that a page shows to the recently viewed ones, as soon as a response has contained its name, and again when that
 * changes. Returns a function that ends this.
 * @param path the address of the page (see `identifyingAddress`)
 */
export function recordViewedConcept(
  queryClient: QueryClient,
  scope: Pick<Scope, "service" | "culture">,
  { kind, versionGuid }: ConceptAt,
  path: string,
): () => void {
  const { service } = scope;
  const endFollowing = followRememberedConcept(service, kind, versionGuid, (remembered) => {
    const { name, defaultName, culture } = remembered;
    if (name === null && defaultName === null) return;
    addRecentlyViewed(service, { kind, versionGuid, name, defaultName, culture, path });
  });
  const endWaiting =
    kind === "code" ? rememberCodeWhenLoaded(queryClient, scope, versionGuid) : () => undefined;
  return () => {
    endFollowing();
    endWaiting();
  };
}
