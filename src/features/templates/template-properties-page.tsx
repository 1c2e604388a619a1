import type { PageParams } from "#addresses.ts";
import { MappedProperties } from "./mapped-properties.tsx";
import { MappedProperty } from "./mapped-property.tsx";
import classes from "./template-properties-page.module.css";

type TemplatePropertiesPageProps = PageParams<"template"> & { readonly property?: string | null };

/** `/templates/:g/properties` and `/templates/:g/properties/:g`: the mapped properties, and the details of one of them. */
export default function TemplatePropertiesPage({ template, property = null }: TemplatePropertiesPageProps) {
  return (
    <div className={classes["panes"]} data-beside={property !== null || undefined}>
      <MappedProperties template={template} property={property} />
      {property !== null && <MappedProperty key={property} template={template} versionGuid={property} />}
    </div>
  );
}
