import { useQuery } from "@tanstack/react-query";
import { useEffect, useMemo } from "react";
import { paths } from "#addresses.ts";
import { usePrefetch } from "#concepts/prefetch.ts";
import { startingPointsQuery } from "#queries/starting-points.ts";
import type { StartingPoint } from "#session/config.ts";
import { useCulture } from "#session/culture-context.tsx";
import { knownConcept, rememberNames, useKnownConcepts } from "#memory/concept-names.ts";
import { useSession } from "#session/session-context.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { InfiniteList } from "#ui/infinite-list.tsx";
import { useAddressSearch } from "#concepts/search-param-field.tsx";
import { ConceptLine, lineHeight } from "#concepts/concept-line.tsx";
import { ListSkeleton } from "#concepts/concept-list.tsx";
import { Failure } from "#concepts/failure.tsx";
import { usePlaceKey } from "#concepts/scroll-key.ts";
import { knownProperties, matching } from "./known-properties.ts";

const LABEL = "Properties";

/** The starting points and the properties that were met so far, those that fit the search of the address. */
export function MetProperties() {
  const { session } = useSession();
  const { culture } = useCulture();
  const place = usePlaceKey();
  const prefetch = usePrefetch();
  const search = useAddressSearch();
  const met = useKnownConcepts(session.key, "property");
  const starting = useQuery(startingPointsQuery(session));
  const points = starting.data?.properties;
  useMeetingStartingPoints(session.key, points);
  const known = useMemo(() => knownProperties(points ?? [], met, culture), [points, met, culture]);
  const items = useMemo(() => matching(known, search), [known, search]);
  if (starting.isPending) return <ListSkeleton label={LABEL} />;
  return (
    <>
      {starting.error !== null && <Failure error={starting.error} onRetry={() => void starting.refetch()} />}
      {items.length === 0 ? (
        <EmptyState>
          {search === "" ? "Nothing found: no properties were met yet." : `Nothing found for “${search}”.`}
        </EmptyState>
      ) : (
        <InfiniteList
          label={LABEL}
          items={items}
          total={items.length}
          keyOf={(item) => item.versionGuid}
          hasMore={false}
          isLoadingMore={false}
          onLoadMore={() => undefined}
          estimatedHeight={lineHeight(true)}
          memoryKey={place}
        >
          {(item) => (
            <ConceptLine
              item={item}
              options={{
                hrefOf: ({ versionGuid }) => paths.property(versionGuid),
                prefetch: ({ versionGuid }) => prefetch.property(versionGuid, null),
                cultureOf: (property) => property.culture,
                search,
                isDense: true,
              }}
            />
          )}
        </InfiniteList>
      )}
    </>
  );
}

/** The page of a property has no other way to its name; what a list has said of it is better, and stays. */
function useMeetingStartingPoints(service: string, points: readonly StartingPoint[] | undefined): void {
  useEffect(() => {
    const unknown = points?.filter(
      ({ versionGuid, name }) => name !== "" && knownConcept(service, "property", versionGuid) === null,
    );
    rememberNames(
      service,
      null,
      "property",
      (unknown ?? []).map(({ versionGuid, name }) => ({
        versionGuid,
        guid: null,
        name: null,
        defaultName: name,
      })),
    );
  }, [service, points]);
}
