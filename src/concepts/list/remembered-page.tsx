import { Text } from "@mantine/core";
import type { ReactNode } from "react";
import { PageHeading } from "#ui/layout/page-heading.tsx";
import { Page } from "#ui/layout/page.tsx";
import { GuidLookup } from "../open-by-guid/guid-lookup.tsx";
import { KINDS } from "#api/concept-kinds.ts";
import { SearchParamField } from "#navigation/search-param-field.tsx";
import type { RememberedKind } from "./use-remembered-list.ts";
import pageClasses from "#ui/layout/page.module.css";
import classes from "./remembered-page.module.css";

type RememberedPageProps = {
  readonly kind: RememberedKind;
  /** Explains which concepts are listed, since the service has no list of them. */
  readonly lead: string;
  /** The address for a version GUID. */
  readonly hrefOf: (versionGuid: string) => string;
  /** Actions for the whole list, beside the heading. */
  readonly actions?: ReactNode;
  /** Whether the list uses the full width of the window. */
  readonly isWide?: boolean;
  /** How to add more of them. */
  readonly more?: ReactNode;
  readonly children: ReactNode;
};

/** A page of concepts that no operation lists: a search among the remembered ones, and a lookup by version GUID. */
export function RememberedPage({
  kind,
  lead,
  hrefOf,
  actions,
  isWide = false,
  more,
  children,
}: RememberedPageProps) {
  const { one, many } = KINDS[kind];
  return (
    <Page isWide={isWide}>
      <div className={pageClasses["stack"]}>
        <PageHeading documentTitle={many} actions={actions} />
        <Text c="dimmed" size="sm" className={pageClasses["lead"] ?? ""}>
          The service does not list its {many.toLowerCase()}. Here are the starting points and {lead}
        </Text>
        {more}
        <div className={classes["tools"]} data-tools-beside data-screen-only>
          <SearchParamField label={`Search ${many.toLowerCase()}`} className={classes["search"]} />
          <GuidLookup label={`Open ${one.toLowerCase()}`} hrefOf={hrefOf} />
        </div>
        {children}
      </div>
    </Page>
  );
}
