import { useTranslations } from "use-intl";
import { RememberedList } from "#browser/parts/list/remembered-list.tsx";
import { RememberedPage } from "#browser/parts/list/remembered-page.tsx";
import { paths } from "#core/addresses/addresses.ts";

/** `/properties`: known properties, starting points, lookup by GUID; the interface has no list of properties (none). */
export default function PropertiesPage() {
  const t = useTranslations("properties");
  return (
    <RememberedPage kind="property" lead={t("lead")} hrefOf={paths.property}>
      <RememberedList kind="property" />
    </RememberedPage>
  );
}
