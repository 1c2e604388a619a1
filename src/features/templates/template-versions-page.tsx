import { paths } from "#addresses.ts";
import { usePlaceKey } from "#concepts/scroll-key.ts";
import { VersionList } from "#concepts/version-list.tsx";
import { useGuidParams } from "#concepts/use-guid-params.ts";
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
