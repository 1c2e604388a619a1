import { Text } from "@mantine/core";
import { paths } from "#addresses.ts";
import { PageHeading } from "#ui/page-heading.tsx";
import { Page } from "#ui/page.tsx";
import { SearchParamField } from "#concepts/search-param-field.tsx";
import { GuidLookup } from "#concepts/guid-lookup.tsx";
import { MetProperties } from "./met-properties.tsx";
import classes from "./properties-page.module.css";

/** `/properties`: the interface has no list of properties, so here is where to begin, what was met so far, and a lookup by GUID. */
export default function PropertiesPage() {
  return (
    <Page>
      <PageHeading documentTitle="Properties" />
      <Text c="dimmed" size="sm" mt={4}>
        The service has no list of all properties. Here are some to start from and those that you have met so
        far, in templates and under property tags.
      </Text>
      <div className={classes["ways"]}>
        <GuidLookup label="Look up by version GUID" hrefOf={paths.property} />
        <SearchParamField label="Search properties" className={classes["search"]} />
      </div>
      <MetProperties />
    </Page>
  );
}
