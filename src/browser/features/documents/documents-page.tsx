import { useSyncExternalStore } from "react";
import { useTranslations } from "use-intl";
import { RememberedList } from "#browser/parts/list/remembered-list.tsx";
import { RememberedPage } from "#browser/parts/list/remembered-page.tsx";
import { CollectFromTemplates } from "#browser/parts/progress/collect-from-templates.tsx";
import { useTemplateCollection } from "#browser/queries/template-collection.ts";
import { paths } from "#core/addresses/addresses.ts";

/** `/documents`: known documents, starting points; those of all templates on demand (E9 and E14, when they are collected). */
export default function DocumentsPage() {
  const t = useTranslations("documents");
  const collection = useTemplateCollection("documents");
  const { found: collected } = useSyncExternalStore(collection.subscribe, collection.getProgress);
  return (
    <RememberedPage
      kind="document"
      lead={t("lead")}
      hrefOf={paths.document}
      more={<CollectFromTemplates part="documents" collection={collection} />}
    >
      <RememberedList kind="document" collected={collected} />
    </RememberedPage>
  );
}
