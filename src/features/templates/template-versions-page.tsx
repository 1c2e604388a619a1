import { paths } from "#paths.ts";
import { usePlaceKey } from "#widgets/place.ts";
import { VersionList } from "#widgets/version-list.tsx";
import { useGuidParams } from "#widgets/use-guid-params.ts";
import classes from "./template-tab.module.css";

/** `/templates/:g/versions`: the versions of a template (E7). */
export default function TemplateVersionsPage() {
  const { template = "" } = useGuidParams();
  const place = usePlaceKey();
  return (
    <div className={classes["tab"]}>
      <VersionList
        key={template}
        versionGuid={template}
        hrefOf={(version) => paths.template(version, "versions")}
        memoryKey={place}
      />
    </div>
  );
}
