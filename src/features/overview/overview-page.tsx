import { Skeleton, Text, Title } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { paths } from "#addresses.ts";
import { type CountedList, countQuery } from "#queries/counts.ts";
import { useScope } from "#queries/scope.ts";
import { useSession } from "#session/session-context.tsx";
import { PageHeading } from "#ui/page-heading.tsx";
import { Page } from "#ui/page.tsx";
import { AppLink } from "#concepts/app-link.tsx";
import { Failure } from "#concepts/failure.tsx";
import { RecentlyViewed } from "./recently-viewed.tsx";
import { StartingPoints } from "./starting-points.tsx";
import classes from "./overview-page.module.css";

/** `/`: what is connected, how much it has, what was viewed recently, and where to start (E5, E9, E3 with Take 1). */
export default function OverviewPage() {
  const { session } = useSession();
  return (
    <Page>
      <PageHeading documentTitle="Overview" />
      <Text c="dimmed" mt={4}>
        Connected to <bdi>{session.service.name}</bdi>.
      </Text>
      <ul className={classes["counts"]} aria-label="What the service has">
        <Count list="classifications" label="Classifications" to={paths.classifications()} />
        <Count list="templates" label="Templates" to={paths.templates()} />
        <Count list="construction-objects" label="Construction objects" to={paths.constructionObjects()} />
      </ul>
      <RecentlyViewed />
      <StartingPoints />
    </Page>
  );
}

const number = new Intl.NumberFormat("en");

type CountProps = { readonly list: CountedList; readonly label: string; readonly to: string };

function Count({ list, label, to }: CountProps) {
  const { data, error, refetch } = useQuery(countQuery(useScope(), list));
  return (
    <li className={classes["count"]}>
      <Title order={2} size="h5">
        <AppLink to={to}>{label}</AppLink>
      </Title>
      {error !== null ? (
        <Failure error={error} onRetry={() => void refetch()} />
      ) : data === undefined ? (
        <Skeleton height={30} width="4rem" role="status" aria-label="Counting" />
      ) : (
        <span className={classes["figure"]}>{data === null ? "Not counted" : number.format(data)}</span>
      )}
    </li>
  );
}
