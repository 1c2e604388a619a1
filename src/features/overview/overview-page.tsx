import { Skeleton, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { paths } from "#addresses.ts";
import { type CountedList, countQuery } from "#queries/counts.ts";
import { useScope } from "#queries/scope.ts";
import { useSession } from "#session/session-context.tsx";
import { openSearch } from "#navigation/search-dialog.ts";
import { SearchIcon } from "#ui/controls/icons.tsx";
import { PageHeading } from "#ui/layout/page-heading.tsx";
import { Page } from "#ui/layout/page.tsx";
import { AppLink } from "#navigation/app-link.tsx";
import { Failure } from "#concepts/failure/failure.tsx";
import { numberText } from "#lib/format.ts";
import { ClassificationCards } from "./classification-cards.tsx";
import { RecentlyViewed } from "./recently-viewed.tsx";
import { StartingPoints } from "./starting-points.tsx";
import classes from "./overview-page.module.css";

/** `/`: overview: the search, counts, known classifications, recently viewed, projects, starting points (E5, E9, E3 with Take 1). */
export default function OverviewPage() {
  const { session } = useSession();
  return (
    <Page isWide>
      <PageHeading documentTitle="Overview" />
      <Text c="dimmed" mt={4}>
        Connected to <bdi>{session.service.name}</bdi>.
      </Text>
      <button type="button" className={classes["search"]} aria-haspopup="dialog" onClick={openSearch}>
        <SearchIcon />
        Find a code, template, property, unit or page
      </button>
      <ul className={classes["counts"]} aria-label="Content of the service">
        <Count list="classifications" label="Classifications" to={paths.classifications()} />
        <Count list="templates" label="Templates" to={paths.templates()} />
        <Count list="construction-objects" label="Construction objects" to={paths.constructionObjects()} />
      </ul>
      <ClassificationCards />
      <RecentlyViewed />
      <StartingPoints />
    </Page>
  );
}

type CountProps = { readonly list: CountedList; readonly label: string; readonly to: string };

function Count({ list, label, to }: CountProps) {
  const { data, error, refetch } = useQuery(countQuery(useScope(), list));
  return (
    <li className={classes["count"]}>
      <AppLink to={to}>{label}</AppLink>
      {error !== null ? (
        <Failure error={error} onRetry={() => void refetch()} />
      ) : data === undefined ? (
        <Skeleton height={20} width="3rem" role="status" aria-label="Counting" />
      ) : (
        <span className={classes["figure"]}>
          {data.total === null ? "Not counted" : numberText(data.total)}
        </span>
      )}
    </li>
  );
}
