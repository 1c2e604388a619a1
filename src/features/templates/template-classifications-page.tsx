import { type PageParams, paths } from "#addresses.ts";
import { usePrefetch } from "#concepts/prefetch.ts";
import { useScope } from "#queries/scope.ts";
import { templateClassificationsQuery } from "#queries/templates.ts";
import { ConceptList } from "#concepts/concept-list.tsx";
import { usePlaceKey } from "#concepts/scroll-key.ts";
import classes from "./template-tab.module.css";

/** `/templates/:g/classifications`: the classifications of a template (E4). */
export default function TemplateClassificationsPage({ template }: PageParams<"templateClassifications">) {
  const scope = useScope();
  const place = usePlaceKey();
  const prefetch = usePrefetch();
  return (
    <div className={classes["tab"]}>
      <ConceptList
        label="Classifications"
        kind="classification"
        query={templateClassificationsQuery(scope, template)}
        hrefOf={({ versionGuid }) => (versionGuid === null ? null : paths.classification(versionGuid))}
        prefetch={({ versionGuid }) => {
          if (versionGuid !== null) prefetch.classification(versionGuid);
        }}
        empty="Nothing found: this template is in no classification."
        memoryKey={place}
      />
    </div>
  );
}
