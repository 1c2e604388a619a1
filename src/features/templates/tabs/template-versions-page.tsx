import { type PageParams, paths } from "#addresses.ts";
import { VersionList } from "#concepts/versions/version-list.tsx";
import { useScrollKey } from "#navigation/scroll-key.ts";
import classes from "./template-tab.module.css";

/** `/templates/:g/versions`: the versions of a template (E7). */
export default function TemplateVersionsPage({ template }: PageParams<"templateVersions">) {
  return (
    <div className={classes["tab"]}>
      <VersionList
        kind="template"
        versionGuid={template}
        hrefOf={(version) => paths.templateVersions(version)}
        memoryKey={useScrollKey()}
      />
    </div>
  );
}
