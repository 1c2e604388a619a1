import { Title } from "@mantine/core";
import { useTranslations } from "use-intl";
import type { Dimensions } from "#api/resources/units.ts";
import { CopyButton } from "#export-ui/copy-button.tsx";
import { tableSheet } from "#export-ui/table-sheet.ts";
import { paths } from "#addresses.ts";
import { AppLink } from "#navigation/app-link.tsx";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { Table, type TableColumn } from "#ui/table/table.tsx";
import { useTableRows } from "#ui/table/use-table-rows.ts";
import type { Quantity } from "#lib/quantities.ts";
import { BASE_QUANTITIES, exponentOf, factorsOf } from "#concepts/unit/dimensions.ts";
import { ExponentChart } from "#concepts/unit/exponent-chart.tsx";
import { Formula } from "#concepts/unit/formula.tsx";
import classes from "./unit-details.module.css";

type DimensionsSectionProps = {
  /** Null if the service provides none. */
  readonly dimensions: Dimensions | null;
};

/** The dimensions of a unit: as a formula of base units, a table of the seven exponents, and a chart. */
export function DimensionsSection({ dimensions }: DimensionsSectionProps) {
  const t = useTranslations("units");
  return (
    <section aria-label={t("dimensions")} className={classes["section"]}>
      <div className={classes["titled"]}>
        <Title order={2} size="h4">
          {t("dimensions")}
        </Title>
        {dimensions !== null && (
          <CopyButton sheet={() => tableSheet("Dimensions", exponentColumns(dimensions), BASE_QUANTITIES)} />
        )}
      </div>
      {dimensions === null ? (
        <EmptyState
          action={<AppLink to={paths.units()}>{t("openTheListOfUnits")}</AppLink>}
          reason={t("theServiceGivesNoDimensions")}
        />
      ) : (
        <>
          <p className={classes["formula"]}>
            <Formula dimensions={dimensions} />
          </p>
          {factorsOf(dimensions).length === 0 && (
            <p className={classes["none"]}>{t("allExponentsAre0The")}</p>
          )}
          <div className={classes["exponents"]}>
            <ExponentTable dimensions={dimensions} />
            <ExponentChart dimensions={dimensions} />
          </div>
        </>
      )}
    </section>
  );
}

/** The columns of the table of exponents. */
function exponentColumns(dimensions: Dimensions): readonly TableColumn<Quantity>[] {
  const width = "auto";
  return [
    {
      key: "quantity",
      header: "Quantity",
      width,
      isRowHeader: true,
      cell: ({ name }) => name,
      value: ({ name }) => name,
    },
    {
      key: "unit",
      header: "Base unit",
      width,
      cell: ({ unit, symbol }) => `${unit}, ${symbol}`,
      value: ({ unit }) => unit,
    },
    { key: "symbol", header: "Symbol", value: ({ symbol }) => symbol },
    {
      key: "exponent",
      header: "Exponent",
      width,
      isNumber: true,
      cell: ({ power }) => {
        const { text, isWhole } = exponentOf(dimensions[power]);
        return <bdi title={isWhole ? undefined : String(dimensions[power])}>{text}</bdi>;
      },
      value: ({ power }) => dimensions[power],
    },
  ];
}

function ExponentTable({ dimensions }: { readonly dimensions: Dimensions }) {
  const t = useTranslations("units");
  const view = useTableRows({ rows: BASE_QUANTITIES });
  return (
    <Table
      label={t("exponentsOfTheBaseQuantities")}
      columns={exponentColumns(dimensions)}
      view={view}
      keyOf={({ power }) => power}
      dataOf={({ power }) => ({ "data-zero": exponentOf(dimensions[power]).value === 0 || undefined })}
      isFitted
      className={classes["table"]}
    />
  );
}
