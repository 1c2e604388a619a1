import { Skeleton, Title } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { paths } from "#addresses.ts";
import type { ConceptSummary } from "#api/concept-summary.ts";
import { AppLink } from "#navigation/app-link.tsx";
import { knownName } from "#concepts/name/concept-name.ts";
import { Failure } from "#concepts/failure/failure.tsx";
import { LocalizedName } from "#concepts/name/localized-name.tsx";
import { usePrefetch } from "#navigation/use-prefetch.ts";
import { useRememberNames } from "#concepts/name/use-remember-names.ts";
import { numberText } from "#lib/format.ts";
import { type KnownName, useKnownConcepts } from "#browser-storage/concept-names.ts";
import { classificationsQuery } from "#queries/classifications.ts";
import { countQuery } from "#queries/counts.ts";
import { useScope } from "#queries/scope.ts";
import { usePages } from "#queries/use-pages.ts";
import { BusyButton } from "#ui/controls/busy-button.tsx";
import { ListCount } from "#ui/list/list-count.tsx";
import { useShowAll } from "./use-show-all.ts";
import classes from "./overview-page.module.css";

/** About one screen, until all are asked for. */
const MAX_CARDS = 12;
/** Above this number all of them are shown by their own page, whose list renders only the rows in view. */
const MAX_ALL = 100;
const LABEL = "Code trees";

/**
 * The classifications as links to their first level: those already loaded and the one that the count query returned, and all of them on
 * request.
 */
export function ClassificationCards() {
  const scope = useScope();
  const known = useKnownConcepts(scope.service, "classification");
  const { data: counted, isPending } = useQuery(countQuery(scope, "classifications"));
  const { isOpen, list, open } = useShowAll(LABEL);
  const all = useAllClassifications(isOpen);
  const total = counted?.total ?? 0;

  const first = namesOf(counted?.first ?? null, null);
  const atOnce = [...known, ...first.filter((one) => known.every((other) => !isSame(one, other)))];
  const count = Math.max(total, atOnce.length, all.names?.length ?? 0);
  const every = count <= MAX_ALL ? all.names : null;
  const shown = every ?? atOnce.slice(0, MAX_CARDS);
  const hasMore = every === null && all.error === null && count > shown.length;
  if (shown.length === 0 && !isPending) return null;
  return (
    <section className={classes["section"]}>
      <Title order={2} size="h5">
        {LABEL}
      </Title>
      {shown.length === 0 ? (
        <div role="status" aria-label="Loading the classifications" className={classes["cards"]}>
          <Skeleton height={48} />
        </div>
      ) : (
        <ul ref={list} className={classes["cards"]} aria-label={LABEL}>
          {shown.map((one) => (
            <Card key={one.versionGuid} classification={one} />
          ))}
        </ul>
      )}
      {all.error !== null && (
        <Failure error={all.error} summary="The classifications could not be listed" onRetry={all.retry} />
      )}
      {all.endsEarly && (
        <ListCount
          count={shown.length}
          total={total}
          endsEarly
          isFetching={all.isFetching}
          onRetry={all.retry}
        />
      )}
      {hasMore && count > MAX_ALL && (
        <AppLink to={paths.classifications()}>Show all {numberText(count)} classifications</AppLink>
      )}
      {hasMore && count <= MAX_ALL && (
        <BusyButton size="compact-sm" variant="default" isBusy={isOpen} onClick={() => open(shown.length)}>
          Show all {numberText(count)} classifications
        </BusyButton>
      )}
    </section>
  );
}

function Card({ classification }: { readonly classification: KnownName }) {
  const { culture } = useScope();
  const prefetch = usePrefetch();
  const { versionGuid } = classification;
  return (
    <li>
      <AppLink
        to={paths.classification(versionGuid)}
        className={classes["card"]}
        prefetch={() => prefetch("classification", versionGuid)}
      >
        <LocalizedName {...knownName(classification, culture)} />
      </AppLink>
    </li>
  );
}

/** All classifications (E5), requested only if wanted; null until all are loaded. */
function useAllClassifications(isWanted: boolean) {
  const scope = useScope();
  const { list, store, isPlaceholder, hasMore, isFetching, error, retry } = usePages(
    classificationsQuery(scope),
    { enabled: isWanted },
  );
  useEffect(() => (isWanted ? store?.loadAll() : undefined), [isWanted, store]);
  const listed = isWanted && !isPlaceholder ? list?.items : undefined;
  useRememberNames("classification", listed);
  const isComing = listed === undefined || hasMore || error !== null;
  return {
    names: isComing ? null : listed.flatMap((one) => namesOf(one, scope.culture)),
    endsEarly: !isComing && list?.endsEarly === true,
    isFetching,
    error: isWanted ? error : null,
    retry,
  };
}

function namesOf(concept: ConceptSummary | null, culture: string | null): KnownName[] {
  return concept === null || !concept.versionGuid
    ? []
    : [{ ...concept, versionGuid: concept.versionGuid, culture }];
}

function isSame(one: KnownName, other: KnownName): boolean {
  return one.versionGuid === other.versionGuid;
}
