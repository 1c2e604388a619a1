import type { PageParams } from "#core/addresses/addresses.ts";
import { MappedProperties } from "./mapped-properties.tsx";
import { MappedProperty } from "./mapped-property.tsx";
import { useLineKeys } from "./use-line-keys.ts";
import classes from "./template-properties-page.module.css";

type TemplatePropertiesPageProps = PageParams<"template"> & { readonly property?: string | null };

/**
 * `/templates/:g/properties?search=`: the mapped properties of a template, optionally with values and documents (E6, E7; E13, E11 for rows in view).
 *
 * `/templates/:g/properties/:g?search=`: one of them with its values in the template, document, versions (E6, E13, E11, E7).
 */
export default function TemplatePropertiesPage({ template, property = null }: TemplatePropertiesPageProps) {
  const onKeyDown = useLineKeys(template, property);
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys of the field and the links in it
    <div className={classes.panes} data-beside={property !== null || undefined} onKeyDown={onKeyDown}>
      <MappedProperties template={template} property={property} />
      {property !== null && <MappedProperty key={property} template={template} versionGuid={property} />}
    </div>
  );
}
