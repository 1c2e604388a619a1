import { paths } from "#addresses.ts";
import { classificationsQuery } from "#queries/classifications.ts";
import { PageHeading } from "#ui/page-heading.tsx";
import { Page } from "#ui/page.tsx";
import { ConceptList } from "#concepts/concept-list.tsx";
import { useScrollKey } from "#concepts/scroll-key.ts";
import { AppLink } from "#concepts/app-link.tsx";

/** `/classifications`: all classifications (E5). */
export default function ClassificationsPage() {
  const place = useScrollKey();
  return (
    <Page isWide>
      <PageHeading documentTitle="Classifications" />
      <ConceptList
        inColumns
        kind="classification"
        query={classificationsQuery}
        empty="Nothing found: this service has no classifications."
        emptyAction={<AppLink to={paths.connect()}>Choose another service</AppLink>}
        memoryKey={place}
      />
    </Page>
  );
}
