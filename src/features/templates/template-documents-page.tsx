import { type PageParams, paths } from "#addresses.ts";
import { usePrefetch } from "#concepts/prefetch.ts";
import { useScope } from "#queries/scope.ts";
import { templateDocumentsQuery } from "#queries/templates.ts";
import { PlainConceptList } from "#concepts/plain-concept-list.tsx";
import { usePlaceKey } from "#concepts/scroll-key.ts";
import classes from "./template-tab.module.css";

/** `/templates/:g/documents`: the documents of a template (E14). */
export default function TemplateDocumentsPage({ template }: PageParams<"templateDocuments">) {
  const scope = useScope();
  const place = usePlaceKey();
  const prefetch = usePrefetch();
  return (
    <div className={classes["tab"]}>
      <PlainConceptList
        label="Documents"
        kind="document"
        query={templateDocumentsQuery(scope, template)}
        hrefOf={({ versionGuid }) => (versionGuid === null ? null : paths.document(versionGuid))}
        prefetch={({ versionGuid }) => {
          if (versionGuid !== null) prefetch.document(versionGuid);
        }}
        empty="Nothing found: this template has no documents."
        memoryKey={place}
      />
    </div>
  );
}
