import { useMemo } from "react";
import { useTranslations } from "use-intl";
import { useFormats } from "#browser/lib/use-formats.ts";
import { useText } from "#browser/lib/use-text.ts";
import { CopyButton } from "#browser/parts/export/copy-button.tsx";
import { tableSheet } from "#browser/parts/export/table-sheet.ts";
import { AppLink } from "#browser/parts/link/app-link.tsx";
import { Table, type TableColumn } from "#browser/ui/table/table.tsx";
import { useTableRows } from "#browser/ui/table/use-table-rows.ts";
import { text } from "#core/text/messages/text.ts";
import { COVERAGE_STATES, type CoverageRow, type CoverageState, coverageRows } from "../texts/coverage.ts";
import { GroupName } from "../texts/group-name.tsx";
import { percentText } from "../texts/percent.ts";
import { groupPath } from "../texts/text-path.ts";
import type { TranslatableText } from "../texts/translatable-texts.ts";
import { ShareBar, ShareLegend, STATE_LABELS } from "./share-bar.tsx";
import barClasses from "#browser/ui/list/results-bar.module.css";

type CoverageTableProps = {
  readonly texts: readonly TranslatableText[];
  /** Whether these are the texts of a whole service. */
  readonly isCatalogue: boolean;
};

/** The states in files. */
const STATE_NAMES: Readonly<Record<CoverageState, string>> = {
  translated: "Translated",
  same: "Same as the default",
  missing: "Missing",
};

const SHARES: readonly TableColumn<CoverageRow>[] = [
  {
    key: "share",
    header: "Share",
    label: text("translations.columnShare"),
    width: "minmax(6rem, 1.5fr)",
    cell: ({ coverage }) => <ShareBar coverage={coverage} />,
  },
  ...COVERAGE_STATES.map((state): TableColumn<CoverageRow> => ({
    key: state,
    header: STATE_NAMES[state],
    label: STATE_LABELS[state],
    width: "minmax(0, 1fr)",
    isNumber: true,
    value: ({ coverage }) => coverage[state],
    cell: ({ coverage }) => <NumberAndPercent part={coverage[state]} whole={coverage.total} />,
  })),
];

function nameColumn(isCatalogue: boolean): TableColumn<CoverageRow> {
  return {
    key: "what",
    header: isCatalogue ? "Names of" : "Texts",
    label: text(isCatalogue ? "translations.columnNamesOf" : "translations.columnTexts"),
    width: "minmax(0, 2fr)",
    isRowHeader: true,
    cell: (row) => <RowName row={row} isCatalogue={isCatalogue} />,
    value: rowText,
  };
}

/** The table 'Coverage': what is translated, the same as the default, and missing, by kind and by branch. */
export function CoverageTable({ texts, isCatalogue }: CoverageTableProps) {
  const t = useTranslations("translations");
  const rows = useMemo(() => coverageRows(texts, isCatalogue), [texts, isCatalogue]);
  const columns = useMemo(
    (): readonly TableColumn<CoverageRow>[] => [nameColumn(isCatalogue), ...SHARES],
    [isCatalogue],
  );
  const view = useTableRows({ rows });
  return (
    <>
      <div className={barClasses.bar}>
        <ShareLegend />
        <CopyButton sheet={() => tableSheet("Coverage", columns, rows)} />
      </div>
      <Table label={t("coverage")} columns={columns} view={view} keyOf={({ key }) => key} hasCards />
    </>
  );
}

function RowName({ row: { label, group }, isCatalogue }: { row: CoverageRow; isCatalogue: boolean }) {
  const wording = useText();
  if (group === null) return wording(label ?? "");
  const name = <GroupName group={group} isCatalogue={isCatalogue} />;
  const path = groupPath(group);
  return path === null ? name : <AppLink to={path}>{name}</AppLink>;
}

function rowText({ name, group }: CoverageRow): string {
  if (name !== null) return name;
  const { classNumber = null, defaultName = null } = group?.head?.concept ?? {};
  return [classNumber, defaultName].filter((part) => part !== null).join(" ");
}

/** A number with its share of the whole: `12 (34%)`. */
function NumberAndPercent({ part, whole }: { readonly part: number; readonly whole: number }) {
  const t = useTranslations("translations");
  const formats = useFormats();
  if (whole === 0) return formats.number(0);
  return t("numberAndPercent", { count: part, percent: percentText(part, whole, formats) });
}
