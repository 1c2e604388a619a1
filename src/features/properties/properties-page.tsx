import { paths } from "#addresses.ts";
import { RememberedList } from "#concepts/list/remembered-list.tsx";
import { RememberedPage } from "#concepts/list/remembered-page.tsx";

/** `/properties`: known properties, starting points, lookup by GUID; the interface has no list of properties (none). */
export default function PropertiesPage() {
  return (
    <RememberedPage
      isWide
      kind="property"
      lead="the properties of the templates and property tags that you have opened."
      hrefOf={paths.property}
    >
      <RememberedList kind="property" />
    </RememberedPage>
  );
}
