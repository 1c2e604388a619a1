import { VersionList } from "#browser/parts/versions/version-list.tsx";
import { useScrollKey } from "#browser/routing/scroll-key.ts";
import { type PageParams, paths } from "#core/addresses/addresses.ts";
import classes from "./template-tab.module.css";

/** `/templates/:g/versions`: the versions of a template (E7). */
export default function TemplateVersionsPage({ template }: PageParams<"templateVersions">) {
  return (
    <div className={classes.tab}>
      <VersionList
        kind="template"
        versionGuid={template}
        hrefOf={(version) => paths.templateVersions(version)}
        memoryKey={useScrollKey()}
      />
    </div>
  );
}
