import { Text } from "@mantine/core";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { useFormats } from "#browser/lib/use-formats.ts";
import { useText } from "#browser/lib/use-text.ts";
import { PageHeading } from "#browser/ui/layout/page-heading.tsx";
import { Page } from "#browser/ui/layout/page.tsx";
import { KIND_NAMES } from "../name/kind-names.ts";
import { GuidLookup } from "../open-by-guid/guid-lookup.tsx";
import { SearchParamField } from "../search-field/search-param-field.tsx";
import type { RememberedKind } from "./use-remembered-list.ts";
import pageClasses from "#browser/ui/layout/page.module.css";
import classes from "./remembered-page.module.css";

type RememberedPageProps = {
  readonly kind: RememberedKind;
  /** Explains which concepts are listed, since the service has no list of them. */
  readonly lead: string;
  /** The address for a version GUID. */
  readonly hrefOf: (versionGuid: string) => string;
  /** Actions for the whole list, beside the heading. */
  readonly actions?: ReactNode;
  /** How to add more of them. */
  readonly more?: ReactNode;
  readonly children: ReactNode;
};

/** A page of concepts that no operation lists: a search among the remembered ones, and a lookup by version GUID. */
export function RememberedPage({ kind, lead, hrefOf, actions, more, children }: RememberedPageProps) {
  const t = useTranslations("conceptDetails");
  const wording = useText();
  const { inSentence } = useFormats();
  const one = wording(KIND_NAMES[kind].one);
  const many = wording(KIND_NAMES[kind].many);
  return (
    <Page isWide>
      <div className={pageClasses.stack}>
        <PageHeading documentTitle={many} actions={actions} />
        <Text c="dimmed" size="sm" className={pageClasses.lead ?? ""}>
          {lead}
        </Text>
        {more}
        <div className={classes.tools} data-tools-beside data-screen-only>
          <SearchParamField label={t("search", { what: inSentence(many) })} className={classes.search} />
          <GuidLookup label={t("openOne", { what: inSentence(one) })} hrefOf={hrefOf} />
        </div>
        {children}
      </div>
    </Page>
  );
}
