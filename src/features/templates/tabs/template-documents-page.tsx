import { type PageParams, paths } from "#addresses.ts";
import { ConceptList } from "#concepts/list/concept-list.tsx";
import { useScrollKey } from "#navigation/scroll-key.ts";
import { templateDocumentsQuery } from "#queries/templates.ts";
import { AppLink } from "#navigation/app-link.tsx";
import classes from "./template-tab.module.css";

/** `/templates/:g/documents`: the documents of a template (E14, E7). */
export default function TemplateDocumentsPage({ template }: PageParams<"templateDocuments">) {
  return (
    <div className={classes["tab"]} data-wide>
      <ConceptList
        hasExport={false}
        inColumns
        kind="document"
        query={(scope) => templateDocumentsQuery(scope, template)}
        usualItems={3}
        empty="this template has no documents"
        emptyAction={<AppLink to={paths.documents()}>Open the list of documents</AppLink>}
        memoryKey={useScrollKey()}
      />
    </div>
  );
}
