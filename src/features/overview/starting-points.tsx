import { Skeleton, Title } from "@mantine/core";
import { paths } from "#addresses.ts";
import { usePrefetchLater } from "#concepts/prefetch-later.ts";
import { useScope } from "#queries/scope.ts";
import { useStartingPoints } from "#queries/starting-points.ts";
import type { StartingPoint } from "#session/config.ts";
import type { ConceptKind } from "#api/concept-kinds.ts";
import { useKnownConcept } from "#memory/concept-names.ts";
import { EmptyState } from "#ui/empty-state.tsx";
import { AppLink } from "#concepts/app-link.tsx";
import { Failure } from "#concepts/failure.tsx";
import { LocalizedName } from "#concepts/localized-name.tsx";
import { ShortList } from "./short-list.tsx";
import classes from "./overview-page.module.css";

const GROUPS = [
  { list: "propertyTags", label: "Property tags", kind: "property-tag", to: paths.propertyTag },
  { list: "units", label: "Units", kind: "unit", to: paths.unit },
  { list: "documents", label: "Documents", kind: "document", to: paths.document },
  { list: "properties", label: "Properties", kind: "property", to: paths.property },
] as const;

/** What the deployment gives people to start from, where the interface has no list. */
export function StartingPoints() {
  const { data, error, refetch } = useStartingPoints();
  const groups = GROUPS.flatMap((group) => {
    const points = data?.[group.list] ?? [];
    return points.length === 0 ? [] : [{ ...group, points }];
  });
  const projects = data?.projects ?? [];
  return (
    <section className={classes["section"]}>
      <Title order={2} size="h5">
        Starting points
      </Title>
      {error !== null ? (
        <Failure error={error} onRetry={() => void refetch()} />
      ) : data === undefined ? (
        <div role="status" aria-label="Loading the starting points" className={classes["groups"]}>
          {GROUPS.map(({ list }) => (
            <Skeleton key={list} height={260} />
          ))}
        </div>
      ) : groups.length + projects.length === 0 ? (
        <EmptyState>
          Nothing found: the configuration names no starting points for this service. What you have the GUID
          of can be opened with the field “Open by GUID” above.
        </EmptyState>
      ) : (
        <div className={classes["groups"]}>
          {groups.map(({ list, label, kind, to, points }) => (
            <div key={list} className={classes["group"]}>
              <Title order={3} size="h6">
                {label}
              </Title>
              <ShortList label={label} items={points} keyOf={({ versionGuid }) => versionGuid}>
                {(point) => <PointLink kind={kind} point={point} to={to(point.versionGuid)} />}
              </ShortList>
            </div>
          ))}
          {projects.length > 0 && (
            <div className={classes["group"]}>
              <Title order={3} size="h6">
                Projects
              </Title>
              <ShortList label="Projects" items={projects} keyOf={({ id }) => String(id)}>
                {({ id, name }) => (
                  <AppLink to={paths.projectRequirements(id)}>
                    <bdi>{name || `Project ${id}`}</bdi>
                  </AppLink>
                )}
              </ShortList>
            </div>
          )}
        </div>
      )}
    </section>
  );
}

type PointLinkProps = { readonly kind: ConceptKind; readonly point: StartingPoint; readonly to: string };

/** A starting point under the name that the service gave it, where that is known, else under its configured one. */
function PointLink({ kind, point, to }: PointLinkProps) {
  const { service } = useScope();
  const known = useKnownConcept(service, kind, point.versionGuid);
  const prefetch = usePrefetchLater();
  const configured = { versionGuid: point.versionGuid, name: null, defaultName: point.name, culture: null };
  const concept = known ?? configured;
  return (
    <AppLink to={to} prefetch={() => prefetch((ahead) => ahead.concept(kind, point.versionGuid))}>
      <LocalizedName concept={concept} culture={concept.culture} />
    </AppLink>
  );
}
