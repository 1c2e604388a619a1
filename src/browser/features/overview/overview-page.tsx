import { Button, Skeleton, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import { useFormats } from "#browser/lib/use-formats.ts";
import { useText } from "#browser/lib/use-text.ts";
import { CatalogueFileButton } from "#browser/parts/catalogue-files/catalogue-file-button.tsx";
import { Failure } from "#browser/parts/failure/failure.tsx";
import { AppLink } from "#browser/parts/link/app-link.tsx";
import { usePages } from "#browser/queries/list/use-pages.ts";
import { classificationsQuery } from "#browser/queries/resources/classifications.ts";
import { type CountedList, countQuery } from "#browser/queries/resources/counts.ts";
import { useScope } from "#browser/queries/scope/scope.ts";
import { openSearch } from "#browser/routing/search-dialog.ts";
import { SAMPLE_BASE_URL } from "#browser/session/chosen-service.ts";
import { useSession } from "#browser/session/session-context.tsx";
import { SearchIcon } from "#browser/ui/controls/icons.tsx";
import { PageHeading } from "#browser/ui/layout/page-heading.tsx";
import { Page } from "#browser/ui/layout/page.tsx";
import { paths } from "#core/addresses/addresses.ts";
import { ClassificationCards } from "./classification-cards.tsx";
import { RecentlyViewed } from "./recently-viewed.tsx";
import { StartingPoints } from "./starting-points.tsx";
import classes from "./overview-page.module.css";

/** `/`: overview: the search, counts, first classifications, recently viewed, projects, starting points (E5; E9, E3 with Take 1). */
export default function OverviewPage() {
  const t = useTranslations("overview");
  const wording = useText();
  const titles = useTranslations("addresses");
  const { service } = useSession().session;
  const serviceName = <bdi>{wording(service.name)}</bdi>;
  const { shown: list, hasMore, error, retry } = usePages(classificationsQuery(useScope()));
  const total = list?.total ?? null;
  return (
    <Page isWide>
      <PageHeading documentTitle={titles("overview")} />
      <Text c="dimmed" mt={4} className={classes.connected ?? ""}>
        {t.rich("connectedTo", { service: () => serviceName })}
      </Text>
      {service.baseUrl === SAMPLE_BASE_URL && <SampleNotice />}
      <button type="button" className={classes.search} aria-haspopup="dialog" onClick={openSearch}>
        <SearchIcon />
        {t("find")}
      </button>
      <ul className={classes.counts} aria-label={t("content")}>
        <Count
          label={titles("classifications")}
          to={paths.classifications()}
          total={list?.total}
          error={list === undefined ? error : null}
          onRetry={retry}
        />
        <CountOf list="templates" label={titles("templates")} to={paths.templates()} />
        <CountOf
          list="construction-objects"
          label={titles("constructionObjects")}
          to={paths.constructionObjects()}
        />
      </ul>
      <p className={classes.count}>
        <AppLink to={paths.translations()}>{titles("translations")}</AppLink>
      </p>
      {(list !== undefined || error === null) && (
        <ClassificationCards classifications={list?.items} total={total} hasMore={hasMore} />
      )}
      <RecentlyViewed />
      <StartingPoints />
    </Page>
  );
}

/** What a newcomer can do besides looking around in the sample. */
function SampleNotice() {
  const t = useTranslations("overview");
  return (
    <div className={classes.sample}>
      <p>{t("sampleNotice")}</p>
      <CatalogueFileButton />
      <Button component={AppLink} to={paths.connect()} variant="default">
        {t("connectToService")}
      </Button>
    </div>
  );
}

type CountOfProps = { readonly list: CountedList; readonly label: string; readonly to: string };

function CountOf({ list, label, to }: CountOfProps) {
  const { data, error, refetch } = useQuery(countQuery(useScope(), list));
  return <Count label={label} to={to} total={data} error={error} onRetry={() => void refetch()} />;
}

type CountProps = {
  readonly label: string;
  readonly to: string;
  /** Undefined until it has loaded, null if the service reports none. */
  readonly total: number | null | undefined;
  readonly error: unknown;
  readonly onRetry: () => void;
};

function Count({ label, to, total, error, onRetry }: CountProps) {
  const t = useTranslations("overview");
  const { number } = useFormats();
  return (
    <li className={classes.count}>
      <AppLink to={to}>{label}</AppLink>
      {error !== null ? (
        <Failure error={error} onRetry={onRetry} />
      ) : total === undefined ? (
        <Skeleton height={20} width="3rem" role="status" aria-label={t("counting")} />
      ) : (
        <span className={classes.figure}>{total === null ? t("notCounted") : number(total)}</span>
      )}
    </li>
  );
}
