import type { PageParams } from "#addresses.ts";
import { mappedPropertiesQuery } from "#queries/templates.ts";
import { ScrollPane } from "#ui/scroll-pane.tsx";
import { ConceptList } from "#concepts/concept-list.tsx";
import { usePlaceKey } from "#concepts/scroll-key.ts";
import { MappedProperty } from "./mapped-property.tsx";
import classes from "./template-properties-page.module.css";

/** `/templates/:g/properties` and `/templates/:g/properties/:g`: the mapped properties (E6), and one of them beside the list. */
export default function TemplatePropertiesPage({
  template,
  property = null,
}: PageParams<"template"> & { readonly property?: string | null }) {
  // Opening a property is a step that stays on the page: the list is where it was, before and after.
  const place = usePlaceKey();
  return (
    <div className={classes["panes"]} data-beside={property !== null || undefined}>
      <ScrollPane className={classes["list"] ?? ""} memoryKey={`${place} mapped properties`}>
        <ConceptList
          label="Mapped properties"
          kind="property"
          query={(scope) => mappedPropertiesQuery(scope, template)}
          template={template}
          linkState={{ place }}
          selected={property}
          isDense
          empty="Nothing found: no properties are mapped to this template."
          memoryKey={`${place} mapped properties`}
        />
      </ScrollPane>
      {property !== null && <MappedProperty key={property} template={template} versionGuid={property} />}
    </div>
  );
}
