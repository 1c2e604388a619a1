import { Skeleton, Title } from "@mantine/core";
import { useMemo } from "react";
import { useTranslations } from "use-intl";
import { AppLink } from "#browser/parts/link/app-link.tsx";
import { usePrefetch } from "#browser/parts/link/use-prefetch.ts";
import { pathOf } from "#browser/parts/name/kinds.ts";
import { LocalizedName } from "#browser/parts/name/localized-name.tsx";
import { SecondCulture } from "#browser/parts/second-culture/second-culture.tsx";
import { classificationsQuery } from "#browser/queries/resources/classifications.ts";
import { useScope } from "#browser/queries/scope/scope.ts";
import { paths } from "#core/addresses/addresses.ts";
import type { ConceptSummary } from "#core/api/concept-summary.ts";
import classes from "./overview-page.module.css";

type ClassificationCardsProps = {
  /** The loaded classifications; undefined until the first page has loaded. */
  readonly classifications: readonly ConceptSummary[] | undefined;
  /** Null if the service reports none. */
  readonly total: number | null;
  readonly hasMore: boolean;
};

/** The first page of classifications as links to their code trees. */
export function ClassificationCards({ classifications, total, hasMore }: ClassificationCardsProps) {
  const t = useTranslations("overview");
  const { list } = useScope().takes;
  const shown = useMemo(() => classifications?.slice(0, list), [classifications, list]);
  if (shown?.length === 0) return null;
  const isCut =
    hasMore || (shown !== undefined && Math.max(total ?? 0, classifications?.length ?? 0) > shown.length);
  return (
    <section className={classes.section}>
      <Title order={2} size="h5">
        {t("codeTrees")}
      </Title>
      {shown === undefined ? (
        <div role="status" aria-label={t("loadingClassifications")} className={classes.cards}>
          <Skeleton height={48} />
        </div>
      ) : (
        <ul className={classes.cards} aria-label={t("codeTrees")}>
          {shown.map((one, index) => (
            <Card key={one.versionGuid ?? index} classification={one} />
          ))}
        </ul>
      )}
      {shown !== undefined && (
        <SecondCulture>
          {({ SecondListOf }, beside) => (
            <SecondListOf key={beside} query={classificationsQuery} concepts={shown} beside={beside} />
          )}
        </SecondCulture>
      )}
      {isCut && (
        <AppLink to={paths.classifications()}>
          {total === null
            ? t("showAllClassifications")
            : t("showAllCountedClassifications", { count: total })}
        </AppLink>
      )}
    </section>
  );
}

function Card({ classification }: { readonly classification: ConceptSummary }) {
  const { culture } = useScope();
  const prefetch = usePrefetch();
  const { versionGuid } = classification;
  const path = pathOf("classification", classification);
  const name = <LocalizedName concept={classification} culture={culture} withSecond />;
  return (
    <li>
      {path === null ? (
        <div className={classes.card}>{name}</div>
      ) : (
        <AppLink
          to={path}
          className={classes.card}
          prefetch={() => versionGuid !== null && prefetch("classification", versionGuid)}
        >
          {name}
        </AppLink>
      )}
    </li>
  );
}
