import { useSyncExternalStore } from "react";
import { paths } from "#addresses.ts";
import { useDocumentCollection } from "#queries/document-collection.ts";
import { KnownList } from "#concepts/known-list.tsx";
import { KnownPage } from "#concepts/known-page.tsx";
import { CollectDocuments } from "./collect-documents.tsx";

/** `/documents`: the known documents and the starting points; those of all templates when somebody asks for them (E9, E14). */
export default function DocumentsPage() {
  const collection = useDocumentCollection();
  const { documents: collected } = useSyncExternalStore(collection.subscribe, collection.getProgress);
  return (
    <KnownPage
      kind="document"
      lead="the documents that were listed so far; all others can be collected from the templates that refer to them."
      hrefOf={paths.document}
      more={<CollectDocuments collection={collection} />}
    >
      <KnownList kind="document" collected={collected} />
    </KnownPage>
  );
}
