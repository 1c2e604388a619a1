import type { PageParams } from "#addresses.ts";
import { templatesQuery } from "#queries/templates.ts";
import { PageHeading } from "#ui/page-heading.tsx";
import { Page } from "#ui/page.tsx";
import { ConceptList } from "#concepts/concept-list.tsx";
import { usePlaceKey } from "#concepts/scroll-key.ts";
import { TemplateFilters } from "./template-filters.tsx";

/** `/templates?classification=:g&code=:g&nested=true`: templates, all or those related to a classification or code (E9). */
export default function TemplatesPage({ classification, code, nested }: PageParams<"templates">) {
  const place = usePlaceKey();
  const filter = { classification, code, includeNested: nested };
  const isFiltered = classification !== null || code !== null;
  return (
    <Page>
      <PageHeading documentTitle="Templates" />
      <TemplateFilters {...filter} />
      <ConceptList
        kind="template"
        query={(scope) => templatesQuery(scope, filter)}
        empty={
          isFiltered
            ? "Nothing found: no template fits this filter."
            : "Nothing found: this service has no templates."
        }
        memoryKey={place}
      />
    </Page>
  );
}
