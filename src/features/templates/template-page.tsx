import { Outlet, useMatch } from "react-router";
import { paths, type TemplateTab } from "#addresses.ts";
import { PageHeading } from "#ui/page-heading.tsx";
import { Guids } from "#concepts/guids.tsx";
import { chooseName, LocalizedName } from "#concepts/localized-name.tsx";
import { NotLatest } from "#concepts/not-latest.tsx";
import { useAddRecentlyViewed } from "#concepts/use-add-recently-viewed.ts";
import { useNamedConcept } from "#concepts/use-named-concept.ts";
import { useGuidParams } from "#concepts/use-guid-params.ts";
import { TabList, tabId } from "./tab-list.tsx";
import classes from "./template-page.module.css";

const TABS: readonly { readonly tab: TemplateTab; readonly label: string }[] = [
  { tab: "properties", label: "Properties" },
  { tab: "classifications", label: "Classifications" },
  { tab: "documents", label: "Documents" },
  { tab: "versions", label: "Versions" },
];

const PANEL_ID = "template-panel";

/** `/templates/:g/...`: one template; what its tabs show are routes of their own, so that a tab that is not open asks for nothing. */
export default function TemplatePage() {
  const { template = "" } = useGuidParams();
  return <Template key={template} versionGuid={template} />;
}

function Template({ versionGuid }: { readonly versionGuid: string }) {
  const { concept, culture, isKnown } = useNamedConcept("template", versionGuid);
  const { template, property } = useGuidParams();
  const match = useMatch("/templates/:template/:tab/*");
  const open = TABS.find(({ tab }) => tab === match?.params["tab"])?.tab ?? "properties";
  useAddRecentlyViewed({
    kind: "template",
    versionGuid,
    concept: isKnown && template === versionGuid && property === undefined ? { ...concept, culture } : null,
  });
  return (
    <div className={classes["page"]} data-open={open}>
      <div className={classes["head"]}>
        <PageHeading documentTitle={chooseName(concept, culture).text}>
          <LocalizedName concept={concept} culture={culture} />
        </PageHeading>
        <NotLatest versionGuid={versionGuid} hrefOf={(version) => paths.template(version, open)} />
        <Guids versionGuid={versionGuid} guid={concept.guid} />
        <TabList
          label="Template"
          panelId={PANEL_ID}
          open={open}
          tabs={TABS.map(({ tab, label }) => ({ key: tab, label, href: paths.template(versionGuid, tab) }))}
        />
      </div>
      <div id={PANEL_ID} role="tabpanel" aria-labelledby={tabId(PANEL_ID, open)} className={classes["panel"]}>
        <Outlet />
      </div>
    </div>
  );
}
