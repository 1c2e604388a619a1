import { Text } from "@mantine/core";
import { useSyncExternalStore } from "react";
import { paths } from "#addresses.ts";
import { useDocumentCollection } from "#queries/document-collection.ts";
import { PageHeading } from "#ui/page-heading.tsx";
import { Page } from "#ui/page.tsx";
import { SearchParamField } from "#concepts/search-param-field.tsx";
import { KnownList } from "#concepts/known-list.tsx";
import { GuidLookup } from "#concepts/guid-lookup.tsx";
import { CollectDocuments } from "./collect-documents.tsx";
import classes from "./documents-page.module.css";

/** `/documents`: the known documents and the starting points; those of all templates when somebody asks for them (E9, E14). */
export default function DocumentsPage() {
  const collection = useDocumentCollection();
  const { documents: collected } = useSyncExternalStore(collection.subscribe, collection.getProgress);
  return (
    <Page>
      <div className={classes["page"]}>
        <PageHeading documentTitle="Documents" />
        <Text c="dimmed" size="sm" className={classes["lead"] ?? ""}>
          The service does not list its documents. Here are the starting points and the documents that were
          listed so far; all others can be collected from the templates that refer to them.
        </Text>
        <CollectDocuments collection={collection} />
        <div className={classes["tools"]}>
          <SearchParamField label="Search documents" className={classes["search"]} />
          <GuidLookup label="Open document" hrefOf={paths.document} />
        </div>
        <KnownList kind="document" collected={collected} />
      </div>
    </Page>
  );
}
