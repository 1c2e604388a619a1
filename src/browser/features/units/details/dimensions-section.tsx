import { Title } from "@mantine/core";
import { useTranslations } from "use-intl";
import { useText } from "#browser/lib/use-text.ts";
import { CopyButton } from "#browser/parts/export/copy-button.tsx";
import { tableSheet } from "#browser/parts/export/table-sheet.ts";
import { AppLink } from "#browser/parts/link/app-link.tsx";
import { BASE_QUANTITIES, exponentOf, factorsOf } from "#browser/parts/unit/dimensions.ts";
import { ExponentChart } from "#browser/parts/unit/exponent-chart.tsx";
import { Formula } from "#browser/parts/unit/formula.tsx";
import { QUANTITY_TEXTS } from "#browser/parts/unit/quantity-texts.ts";
import { EmptyState } from "#browser/ui/feedback/empty-state.tsx";
import { Table, type TableColumn } from "#browser/ui/table/table.tsx";
import { useTableRows } from "#browser/ui/table/use-table-rows.ts";
import { paths } from "#core/addresses/addresses.ts";
import type { Dimensions } from "#core/api/resources/units.ts";
import type { Quantity } from "#core/lib/quantities.ts";
import { text, type Text } from "#core/text/messages/text.ts";
import classes from "./unit-details.module.css";

type DimensionsSectionProps = {
  /** Null if the service provides none. */
  readonly dimensions: Dimensions | null;
};

/** The dimensions of a unit: as a formula of base units, a table of the seven exponents, and a chart. */
export function DimensionsSection({ dimensions }: DimensionsSectionProps) {
  const t = useTranslations("units");
  return (
    <section aria-label={t("dimensions")} className={classes.section}>
      <div className={classes.titled}>
        <Title order={2} size="h4">
          {t("dimensions")}
        </Title>
        {dimensions !== null && (
          <CopyButton sheet={() => tableSheet("Dimensions", exponentColumns(dimensions), BASE_QUANTITIES)} />
        )}
      </div>
      {dimensions === null ? (
        <EmptyState
          action={<AppLink to={paths.units()}>{t("openUnits")}</AppLink>}
          reason={t("noDimensions")}
        />
      ) : (
        <>
          <p className={classes.formula}>
            <Formula dimensions={dimensions} />
          </p>
          {factorsOf(dimensions).length === 0 && <p className={classes.none}>{t("allExponentsZeroHint")}</p>}
          <div className={classes.exponents}>
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
      label: text("units.quantity"),
      width,
      isRowHeader: true,
      cell: ({ key }) => <Words of={QUANTITY_TEXTS[key].name} />,
      value: ({ name }) => name,
    },
    {
      key: "unit",
      header: "Base unit",
      label: text("units.baseUnit"),
      width,
      cell: ({ key, symbol }) => (
        <Words of={text("units.unitWithSymbol", { unit: QUANTITY_TEXTS[key].unit, symbol })} />
      ),
      value: ({ unit }) => unit,
    },
    { key: "symbol", header: "Symbol", value: ({ symbol }) => symbol },
    {
      key: "exponent",
      header: "Exponent",
      label: text("units.exponent"),
      width,
      isNumber: true,
      cell: ({ power }) => {
        const exponent = exponentOf(dimensions[power]);
        return <bdi title={exponent.isWhole ? undefined : String(dimensions[power])}>{exponent.text}</bdi>;
      },
      value: ({ power }) => dimensions[power],
    },
  ];
}

/** A text of a cell in the language of the app. */
function Words({ of }: { readonly of: Text }) {
  return useText()(of);
}

function ExponentTable({ dimensions }: { readonly dimensions: Dimensions }) {
  const t = useTranslations("units");
  const view = useTableRows({ rows: BASE_QUANTITIES });
  return (
    <Table
      label={t("exponents")}
      columns={exponentColumns(dimensions)}
      view={view}
      keyOf={({ power }) => power}
      dataOf={({ power }) => ({ "data-zero": exponentOf(dimensions[power]).value === 0 || undefined })}
      isFitted
      className={classes.table}
    />
  );
}
