import { useTranslations } from "use-intl";
import { ConceptList } from "#concepts/list/concept-list.tsx";
import { ServicesLink } from "#concepts/next-steps.tsx";
import { useScrollKey } from "#navigation/scroll-key.ts";
import { classificationsQuery } from "#queries/resources/classifications.ts";
import { PageHeading } from "#ui/layout/page-heading.tsx";
import { Page } from "#ui/layout/page.tsx";

/** `/classifications`: all classifications (E5). */
export default function ClassificationsPage() {
  const t = useTranslations("classifications");
  const scrollKey = useScrollKey();
  return (
    <Page isWide>
      <PageHeading documentTitle={t("classifications")} />
      <ConceptList
        inColumns
        kind="classification"
        query={classificationsQuery}
        empty={t("noClassifications")}
        emptyAction={<ServicesLink />}
        memoryKey={scrollKey}
      />
    </Page>
  );
}
