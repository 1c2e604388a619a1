import { Button, Skeleton, Title } from "@mantine/core";
import { useTranslations } from "use-intl";
import { useText } from "#browser/lib/use-text.ts";
import { Failure } from "#browser/parts/failure/failure.tsx";
import { AppLink } from "#browser/parts/link/app-link.tsx";
import { usePrefetch } from "#browser/parts/link/use-prefetch.ts";
import { KIND_NAMES } from "#browser/parts/name/kind-names.ts";
import { pathOf } from "#browser/parts/name/kinds.ts";
import { LocalizedName } from "#browser/parts/name/localized-name.tsx";
import { useScope } from "#browser/queries/scope/scope.ts";
import { STARTING_POINT_LISTS, useStartingPoints } from "#browser/queries/starting-points.ts";
import { openSearch } from "#browser/routing/search-dialog.ts";
import type { StartingPoint } from "#browser/session/config.ts";
import { useRememberedConcept } from "#browser/storage/concept-names.ts";
import { EmptyState } from "#browser/ui/feedback/empty-state.tsx";
import { paths } from "#core/addresses/addresses.ts";
import type { ConceptKind } from "#core/api/concept-kinds.ts";
import { ShortList, type ShortListProps } from "./short-list.tsx";
import classes from "./overview-page.module.css";

/** The configured starting points, for concepts without a list operation. */
export function StartingPoints() {
  const t = useTranslations("overview");
  const wording = useText();
  const { data, error, refetch } = useStartingPoints();
  const groups = STARTING_POINT_LISTS.map(({ list, kind }) => ({ kind, points: data?.[list] ?? [] })).filter(
    ({ points }) => points.length > 0,
  );
  const projects = data?.projects ?? [];
  return (
    <section className={classes.section}>
      <Title order={2} size="h5">
        {t("startingPoints")}
      </Title>
      {error !== null ? (
        <Failure error={error} onRetry={() => void refetch()} />
      ) : data === undefined ? (
        <div role="status" aria-label={t("loadingStartingPoints")} className={classes.groups}>
          {STARTING_POINT_LISTS.map(({ list }) => (
            <Skeleton key={list} height={260} />
          ))}
        </div>
      ) : groups.length + projects.length === 0 ? (
        <EmptyState
          action={
            <Button size="compact-sm" variant="default" aria-haspopup="dialog" onClick={openSearch}>
              {t("openByGuid")}
            </Button>
          }

          reason={t("noStartingPoints")}
        />
      ) : (
        <div className={classes.groups}>
          {projects.length > 0 && (
            <Group label={t("projects")} items={projects} keyOf={({ id }) => String(id)}>
              {({ id, name }) => (
                <AppLink to={paths.projectRequirements(id)}>
                  <bdi>{name || t("project", { id: String(id) })}</bdi>
                </AppLink>
              )}
            </Group>
          )}
          {groups.map(({ kind, points }) => (
            <Group
              key={kind}
              label={wording(KIND_NAMES[kind].many)}
              items={points}
              keyOf={({ versionGuid }) => versionGuid}
            >
              {(point) => <PointLink kind={kind} point={point} />}
            </Group>
          ))}
        </div>
      )}
    </section>
  );
}

function Group<T>(props: ShortListProps<T>) {
  return (
    <div className={classes.group}>
      <Title order={3} size="h6">
        {props.label}
      </Title>
      <ShortList {...props} />
    </div>
  );
}

type PointLinkProps = { readonly kind: ConceptKind; readonly point: StartingPoint };

/** A starting point with the name that the service sent, if remembered, else the configured one. */
function PointLink({ kind, point }: PointLinkProps) {
  const { service } = useScope();
  const remembered = useRememberedConcept(service, kind, point.versionGuid);
  const prefetch = usePrefetch();
  const configured = { versionGuid: point.versionGuid, name: null, defaultName: point.name, culture: null };
  const concept = remembered ?? configured;
  const path = pathOf(kind, point);
  const name = <LocalizedName concept={concept} culture={concept.culture} />;
  if (path === null) return name;
  return (
    <AppLink to={path} prefetch={() => prefetch(kind, point.versionGuid)}>
      {name}
    </AppLink>
  );
}
