import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { useText } from "#browser/lib/use-text.ts";
import { ExportButton } from "#browser/parts/export/export-button.tsx";
import { Guids } from "#browser/parts/name/guids.tsx";
import { chooseName, LocalizedName } from "#browser/parts/name/localized-name.tsx";
import { useNamedConcept } from "#browser/parts/name/use-named-concept.ts";
import { PrintHead } from "#browser/parts/print/print-head.tsx";
import { SecondCulture } from "#browser/parts/second-culture/second-culture.tsx";
import { NotLatest } from "#browser/parts/versions/not-latest.tsx";
import { templatesQuery } from "#browser/queries/resources/templates.ts";
import { PageHeading } from "#browser/ui/layout/page-heading.tsx";
import { entriesOf, type PageKey, paths } from "#core/addresses/addresses.ts";
import { TabList, tabId } from "./tabs/tab-list.tsx";
import classes from "./template-page.module.css";

const TABS = entriesOf("tab");
const PANEL_ID = "template-panel";

type TemplatePageProps = {
  readonly template: string;
  readonly property?: string;
  readonly page: PageKey;
  /** The open tab: a nested page, so that the other tabs request nothing. */
  readonly children?: ReactNode;
};

/** `/templates/:g/...`: one template, with its tabs. */
export default function TemplatePage({ template, property, page, children }: TemplatePageProps) {
  const t = useTranslations("templates");
  const wording = useText();
  const { concept, culture } = useNamedConcept("template", template);
  const name = chooseName(concept, culture).text;
  const openProperty = useNamedConcept("property", property ?? "");
  const tab = TABS.find(({ key }) => key === paths[page].tab);
  const open = tab?.page ?? "template";
  const titles = [name];
  if (property !== undefined) titles.unshift(chooseName(openProperty.concept, openProperty.culture).text);
  else titles.push(tab === undefined || open === "template" ? t("template") : wording(tab.label));
  return (
    <div className={classes.page} data-open={open}>
      <div className={classes.head}>
        <PageHeading
          documentTitle={titles.join(" · ")}
          actions={<ExportButton subject={{ kind: "template", what: name, versionGuid: template }} />}
        >
          <LocalizedName concept={concept} culture={culture} withSecond />
        </PageHeading>
        <SecondCulture>
          {({ SecondHeading }, beside) => (
            <SecondHeading query={templatesQuery} versionGuid={template} beside={beside} />
          )}
        </SecondCulture>
        <PrintHead />
        <NotLatest kind="template" versionGuid={template} hrefOf={(version) => paths[open].fill(version)} />
        <Guids versionGuid={template} guid={concept.guid} />
        <div data-screen-only>
          <TabList
            label={t("template")}
            panelId={PANEL_ID}
            open={open}
            tabs={TABS.map(({ page, label }) => ({
              key: page,
              label: wording(label),
              href: paths[page].fill(template),
            }))}
          />
        </div>
      </div>
      <div id={PANEL_ID} role="tabpanel" aria-labelledby={tabId(PANEL_ID, open)} className={classes.panel}>
        {children}
      </div>
    </div>
  );
}
