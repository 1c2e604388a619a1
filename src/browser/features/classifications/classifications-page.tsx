import { useTranslations } from "use-intl";
import { ConceptList } from "#browser/parts/list/concept-list.tsx";
import { ServicesLink } from "#browser/parts/next-steps.tsx";
import { classificationsQuery } from "#browser/queries/resources/classifications.ts";
import { useScrollKey } from "#browser/routing/scroll-key.ts";
import { PageHeading } from "#browser/ui/layout/page-heading.tsx";
import { Page } from "#browser/ui/layout/page.tsx";

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
