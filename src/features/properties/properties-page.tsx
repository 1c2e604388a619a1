import { paths } from "#addresses.ts";
import { KnownList } from "#concepts/known-list.tsx";
import { KnownPage } from "#concepts/known-page.tsx";

/** `/properties`: the interface has no list of properties, so this shows starting points, known properties, and a lookup by GUID. */
export default function PropertiesPage() {
  return (
    <KnownPage
      kind="property"
      lead="the properties of the templates and property tags that you have opened."
      hrefOf={paths.property}
    >
      <KnownList kind="property" />
    </KnownPage>
  );
}
