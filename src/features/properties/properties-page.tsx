import { paths } from "#addresses.ts";
import { KnownList } from "#concepts/list/known-list.tsx";
import { KnownPage } from "#concepts/list/known-page.tsx";

/** `/properties`: known properties, starting points, lookup by GUID; the interface has no list of properties (none). */
export default function PropertiesPage() {
  return (
    <KnownPage
      isWide
      kind="property"
      lead="the properties of the templates and property tags that you have opened."
      hrefOf={paths.property}
    >
      <KnownList kind="property" />
    </KnownPage>
  );
}
