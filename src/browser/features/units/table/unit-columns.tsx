import { Fragment } from "react";
import { useTranslations } from "use-intl";
import { CompareButton } from "#browser/parts/compare/compare-button.tsx";
import { AppLink } from "#browser/parts/link/app-link.tsx";
import { usePrefetch } from "#browser/parts/link/use-prefetch.ts";
import { LocalizedName } from "#browser/parts/name/localized-name.tsx";
import { formulaText } from "#browser/parts/unit/dimensions.ts";
import { Formula } from "#browser/parts/unit/formula.tsx";
import { titleIfCut } from "#browser/ui/list/title-if-cut.ts";
import type { TableColumn } from "#browser/ui/table/table.tsx";
import { paths } from "#core/addresses/addresses.ts";
import { text } from "#core/text/messages/text.ts";
import type { RememberedUnit } from "./use-remembered-units.ts";
import classes from "./units-table.module.css";

/**
 * The columns of the table of units; the formula is empty as long as the details of a unit are not loaded.
 * @param search the search term to mark
 * @param isWide whether there is a column with its names in other languages
 */
export function unitColumns(search: string, isWide: boolean): readonly TableColumn<RememberedUnit>[] {
  const otherNames: TableColumn<RememberedUnit> = {
    key: "others",
    header: "Other names",
    label: text("units.otherNames"),
    cell: (unit) => <OtherNames unit={unit} search={search} />,
  };
  return [
    {
      key: "name",
      header: "Name",
      label: text("units.name"),
      width: isWide ? "minmax(0, 26rem)" : "minmax(0, 3fr)",
      isRowHeader: true,
      cell: (unit) => <Name unit={unit} search={search} />,
      value: ({ name }) => name,
    },
    {
      key: "symbol",
      header: "Symbol",
      label: text("units.symbol"),
      width: isWide ? "8rem" : "minmax(8rem, 1fr)",
      cell: ({ symbol }) => <bdi>{symbol}</bdi>,
      value: ({ symbol }) => symbol,
    },
    {
      key: "formula",
      header: "Formula",
      label: text("units.formula"),
      width: isWide ? "14rem" : "minmax(8rem, 2fr)",
      cell: ({ dimensions }) => dimensions != null && <Formula dimensions={dimensions} />,
      value: ({ dimensions }) => (dimensions == null ? null : formulaText(dimensions)),
    },
    ...(isWide ? [otherNames] : []),
    { key: "version-guid", header: "Version GUID", value: ({ versionGuid }) => versionGuid },
  ];
}

type CellProps = { readonly unit: RememberedUnit; readonly search: string };

function Name({ unit: { versionGuid, shown }, search }: CellProps) {
  const prefetch = usePrefetch();
  const { name, defaultName } = shown.concept;
  return (
    <div className={classes.named}>
      <AppLink
        to={paths.unit(versionGuid)}
        prefetch={() => prefetch("unit", versionGuid)}
        className={classes.name}
      >
        <LocalizedName {...shown} search={search} withDefault />
      </AppLink>
      <CompareButton kind="unit" concept={{ versionGuid, name, defaultName }} culture={shown.culture} />
    </div>
  );
}

function OtherNames({ unit: { otherNames }, search }: CellProps) {
  const t = useTranslations("conceptDetails");
  return (
    <div className={classes.others} onPointerEnter={titleIfCut}>
      {otherNames.map(({ text: name, languageCode }, index) => (
        <Fragment key={name}>
          {index > 0 && t("separator")}
          <LocalizedName concept={{ name, defaultName: null }} culture={languageCode} search={search} />
        </Fragment>
      ))}
    </div>
  );
}
