import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { startingPointsQuery } from "#queries/starting-points.ts";
import { useCulture } from "#session/culture-context.tsx";
import { useKnownConcepts } from "#memory/concept-names.ts";
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
  const search = useAddressSearch();
  const met = useKnownConcepts(session.key, "property");
  const starting = useQuery(startingPointsQuery(session));
  const points = starting.data?.properties;
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
                kind: "property",
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
