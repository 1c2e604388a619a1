import { useTranslations } from "use-intl";
import { paths } from "#addresses.ts";
import { RememberedList } from "#concepts/list/remembered-list.tsx";
import { RememberedPage } from "#concepts/list/remembered-page.tsx";

/** `/properties`: known properties, starting points, lookup by GUID; the interface has no list of properties (none). */
export default function PropertiesPage() {
  const t = useTranslations("properties");
  return (
    <RememberedPage kind="property" lead={t("lead")} hrefOf={paths.property}>
      <RememberedList kind="property" />
    </RememberedPage>
  );
}
