import { Text } from "@mantine/core";
import { useDeferredValue, useSyncExternalStore } from "react";
import { paths } from "#addresses.ts";
import { useDocumentCollection } from "#queries/document-collection.ts";
import { EmptyState } from "#ui/empty-state.tsx";
import { InfiniteList } from "#ui/infinite-list.tsx";
import { PageHeading } from "#ui/page-heading.tsx";
import { Page } from "#ui/page.tsx";
import { SearchParamField, useAddressSearch } from "#concepts/search-param-field.tsx";
import { ConceptLine, type LineOptions } from "#concepts/concept-line.tsx";
import { ListSkeleton } from "#concepts/concept-list.tsx";
import { Failure } from "#concepts/failure.tsx";
import { GuidLookup } from "#concepts/guid-lookup.tsx";
import { usePlaceKey } from "#concepts/scroll-key.ts";
import { CollectDocuments } from "./collect-documents.tsx";
import { type KnownDocument, matchingDocuments, useKnownDocuments } from "./use-known-documents.ts";
import classes from "./documents-page.module.css";

/** `/documents`: the documents met so far and the starting points; those of all templates when somebody asks for them (E9, E14). */
export default function DocumentsPage() {
  const collection = useDocumentCollection();
  const { documents: collected } = useSyncExternalStore(collection.subscribe, collection.getProgress);
  const { documents, isReady, error, retry } = useKnownDocuments(collected);
  const search = useDeferredValue(useAddressSearch());
  return (
    <Page>
      <div className={classes["page"]}>
        <PageHeading documentTitle="Documents" />
        <Text c="dimmed" size="sm" className={classes["lead"] ?? ""}>
          The service has no list of its documents. Here are those met so far and the starting points; all
          others can be collected from the templates that refer to them.
        </Text>
        <CollectDocuments collection={collection} />
        <div className={classes["tools"]}>
          <SearchParamField label="Search documents" className={classes["search"]} />
          <GuidLookup label="Open a document by version GUID" hrefOf={(guid) => paths.document(guid)} />
        </div>
        {error !== null && <Failure error={error} onRetry={retry} />}
        {isReady || documents.length > 0 ? (
          <DocumentList documents={documents} search={search} />
        ) : (
          <ListSkeleton label="Documents" />
        )}
      </div>
    </Page>
  );
}

type DocumentListProps = { readonly documents: readonly KnownDocument[]; readonly search: string };

function DocumentList({ documents, search }: DocumentListProps) {
  const place = usePlaceKey();
  const shown = matchingDocuments(documents, search);
  const options: LineOptions<ListedDocument> = {
    kind: "document",
    cultureOf: ({ culture }) => culture,
    search,
  };
  if (shown.length === 0) {
    return (
      <EmptyState>
        {documents.length === 0
          ? "Nothing found yet: no documents have been met, and there are no starting points."
          : `Nothing found for “${search}” among the ${documents.length} known documents.`}
      </EmptyState>
    );
  }
  return (
    <InfiniteList
      label="Documents"
      items={shown}
      total={documents.length}
      keyOf={(document) => document.versionGuid}
      hasMore={false}
      isLoadingMore={false}
      onLoadMore={nothingMore}
      memoryKey={`${place} ${search}`}
    >
      {(document) => <ConceptLine item={toItem(document)} options={options} />}
    </InfiniteList>
  );
}

/** A document as a line of the list takes it, with the culture of its name. */
function toItem({ versionGuid, guid, shown }: KnownDocument) {
  const { name, defaultName } = shown.concept;
  return { versionGuid, guid, name, defaultName, culture: shown.culture };
}
type ListedDocument = ReturnType<typeof toItem>;

function nothingMore(): void {
  // All that is known is there.
}
