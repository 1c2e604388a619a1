import { Text } from "@mantine/core";
import { paths } from "#addresses.ts";
import { PageHeading } from "#ui/page-heading.tsx";
import { Page } from "#ui/page.tsx";
import { SearchParamField } from "#concepts/search-param-field.tsx";
import { GuidLookup } from "#concepts/guid-lookup.tsx";
import { KnownList } from "#concepts/known-list.tsx";
import classes from "./properties-page.module.css";

/** `/properties`: the interface has no list of properties, so here is where to begin, what is known so far, and a lookup by GUID. */
export default function PropertiesPage() {
  return (
    <Page>
      <PageHeading documentTitle="Properties" />
      <Text c="dimmed" size="sm" mt={4}>
        The service does not list its properties. Here are the starting points and the properties that
        templates and property tags have listed so far.
      </Text>
      <div className={classes["ways"]}>
        <GuidLookup label="Open property" hrefOf={paths.property} />
        <SearchParamField label="Search properties" className={classes["search"]} />
      </div>
      <KnownList kind="property" isDense />
    </Page>
  );
}
