import { type PageParams, paths } from "#addresses.ts";
import { ConceptList } from "#concepts/list/concept-list.tsx";
import { useScrollKey } from "#navigation/scroll-key.ts";
import { templateClassificationsQuery } from "#queries/templates.ts";
import { AppLink } from "#navigation/app-link.tsx";
import classes from "./template-tab.module.css";

/** `/templates/:g/classifications`: the classifications of a template (E4, E7). */
export default function TemplateClassificationsPage({ template }: PageParams<"templateClassifications">) {
  return (
    <div className={classes["tab"]} data-wide>
      <ConceptList
        hasExport={false}
        inColumns
        kind="classification"
        query={(scope) => templateClassificationsQuery(scope, template)}
        usualItems={3}
        empty="this template is in no classification"
        emptyAction={<AppLink to={paths.classifications()}>Open the list of classifications</AppLink>}
        memoryKey={useScrollKey()}
      />
    </div>
  );
}
