import { skipToken, useQuery } from "@tanstack/react-query";
import { KIND_NAMES } from "#browser/parts/name/kind-names.ts";
import type { OpenInput } from "#browser/parts/open-by-guid/parse-input.ts";
import type { Destination, Remembered } from "#browser/parts/open-by-guid/resolve.ts";
import { type Scope, scopeKey } from "#browser/queries/scope/scope.ts";
import { rememberedConcept } from "#browser/storage/concept-names.ts";
import { recentlyViewed } from "#browser/storage/recently-viewed.ts";
import { nothingFound } from "#browser/ui/feedback/empty-state.tsx";
import { text, type Text } from "#core/text/messages/text.ts";
import { groupOf, plainName, type RankedHit } from "./hits/hits.ts";

/** The destination of a GUID or an address; unknown GUIDs are requested from the service. Null: nothing to resolve. */
export function useDestination(scope: Scope, input: OpenInput | null) {
  const { service } = scope;
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: [...scopeKey(scope, scope.culture), "destination", input],
    queryFn:
      input === null
        ? skipToken
        : async ({ signal }): Promise<Destination> => {
            const remembered: Remembered = {
              recentlyViewed: recentlyViewed(service),
              nameOf: (kind, versionGuid) => rememberedConcept(service, kind, versionGuid),
            };
            const { resolveInput } = await import("#browser/parts/open-by-guid/resolve.ts");
            return resolveInput(scope, remembered, input, signal);
          },
    // Not cached: later it may exist, or have a name.
    gcTime: 0,
  });
  return {
    hits: input === null || data === undefined ? [] : toHits(input, data),
    message: data === undefined ? null : messageOf(data),
    error: data?.status === "failed" ? data.error : error,
    isPending: isFetching,
    retry: () => void refetch(),
  };
}

type DestinationHit = RankedHit & { readonly group: ReturnType<typeof groupOf> };

function toHits(input: OpenInput, destination: Destination): readonly DestinationHit[] {
  const typed = input.kind === "guid" ? input.versionGuid : input.path;
  if (destination.status === "unclear")
    return destination.pages.map(({ kind, path }) => ({
      group: groupOf(kind),
      key: `${kind} ${typed}`,
      rank: 0,
      shown: plainName(typed),
      number: null,
      details: text("search.openAs", { kind: kind.replace("-", "") }),
      action: { to: path },
    }));
  if (destination.status !== "found" || destination.path === null) return [];
  const { kind, path, name } = destination;
  const isNamed = name !== null && (name.name !== null || name.defaultName !== null);
  return [
    {
      group: groupOf(kind),
      key: kind === null ? `page ${path}` : `${kind} ${name?.versionGuid ?? typed}`,
      rank: 0,
      shown: isNamed ? { concept: name, culture: name.culture } : plainName(name?.versionGuid ?? typed),
      number: null,
      details: kind === null ? text("search.page") : KIND_NAMES[kind].one,
      action: { to: path },
    },
  ];
}

function messageOf(destination: Destination): Text | null {
  switch (destination.status) {
    case "not-found":
      return nothingFound({ reason: text("search.unknownGuid") });
    case "unclear":
      return text("search.unclearGuid");
    case "found":
      return destination.path === null ? text("search.codeWithoutClassification") : null;
    case "failed":
      return null;
  }
}
