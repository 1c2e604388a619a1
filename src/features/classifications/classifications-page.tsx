import { paths } from "#addresses.ts";
import { classificationsQuery } from "#queries/classifications.ts";
import { usePrefetchLater } from "#concepts/prefetch-later.ts";
import { useScope } from "#queries/scope.ts";
import { PageHeading } from "#ui/page-heading.tsx";
import { Page } from "#ui/page.tsx";
import { ConceptList } from "#concepts/concept-list.tsx";
import { usePlaceKey } from "#concepts/scroll-key.ts";

/** `/classifications`: all classifications (E5). */
export default function ClassificationsPage() {
  const scope = useScope();
  const place = usePlaceKey();
  const prefetch = usePrefetchLater();
  return (
    <Page>
      <PageHeading documentTitle="Classifications" />
      <ConceptList
        label="Classifications"
        kind="classification"
        query={classificationsQuery(scope)}
        hrefOf={(item) => (item.versionGuid === null ? null : paths.classification(item.versionGuid))}
        prefetch={({ versionGuid }) => {
          if (versionGuid !== null) prefetch((ahead) => ahead.classification(versionGuid));
        }}
        empty="Nothing found: this service has no classifications."
        memoryKey={place}
      />
    </Page>
  );
}
