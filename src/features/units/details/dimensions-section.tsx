import { Title, type TitleOrder } from "@mantine/core";
import { useId } from "react";
import type { Dimensions } from "#api/resources/units.ts";
import { CopyButton } from "#export-ui/copy-button.tsx";
import type { Column, Sheet } from "#import-export/export/table.ts";
import { paths } from "#addresses.ts";
import { AppLink } from "#navigation/app-link.tsx";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import type { Quantity } from "#lib/quantities.ts";
import { BASE_QUANTITIES, exponentOf, factorsOf } from "../dimensions.ts";
import { ExponentChart } from "./exponent-chart.tsx";
import { Formula } from "./formula.tsx";
import classes from "./unit-details.module.css";

type DimensionsSectionProps = {
  /** Null if the service provides none. */
  readonly dimensions: Dimensions | null;
  /** The dimensions of the unit to compare with. */
  readonly beside: Dimensions | null;
  /** The name of the section, and its heading. */
  readonly label: string;
  readonly order: TitleOrder;
};

/** The dimensions of a unit: as a formula of base units, a table of the seven exponents, and a chart. */
export function DimensionsSection({ dimensions, beside, label, order }: DimensionsSectionProps) {
  return (
    <section aria-label={label} className={classes["section"]}>
      <div className={classes["titled"]}>
        <Title order={order} size="h4">
          Dimensions
        </Title>
        {dimensions !== null && <CopyButton sheet={() => exponentsSheet(dimensions)} />}
      </div>
      {dimensions === null ? (
        <EmptyState
          action={<AppLink to={paths.units()}>Open the list of units</AppLink>}
          reason="the service gives no dimensions for this unit"
        />
      ) : (
        <>
          <p className={classes["formula"]}>
            <Formula dimensions={dimensions} />
          </p>
          {factorsOf(dimensions).length === 0 && (
            <p className={classes["none"]}>All exponents are 0: the unit is dimensionless.</p>
          )}
          <div className={classes["exponents"]}>
            <ExponentTable dimensions={dimensions} />
            <ExponentChart dimensions={dimensions} beside={beside} />
          </div>
        </>
      )}
    </section>
  );
}

async function exponentsSheet(dimensions: Dimensions): Promise<Sheet> {
  const { createSheet } = await import("#import-export/export/table.ts");
  const columns: readonly Column<Quantity>[] = [
    { header: "Quantity", value: ({ name }) => name },
    { header: "Base unit", value: ({ unit }) => unit },
    { header: "Symbol", value: ({ symbol }) => symbol },
    { header: "Exponent", value: ({ power }) => dimensions[power] },
  ];
  return createSheet("Dimensions", columns, BASE_QUANTITIES);
}

function ExponentTable({ dimensions }: { readonly dimensions: Dimensions }) {
  const captionId = useId();
  return (
    <table className={classes["table"]} aria-labelledby={captionId}>
      <caption id={captionId}>Exponents of the base quantities</caption>
      <thead>
        <tr>
          <th scope="col">Quantity</th>
          <th scope="col">Base unit</th>
          <th scope="col" className={classes["number"]}>
            Exponent
          </th>
        </tr>
      </thead>
      <tbody>
        {BASE_QUANTITIES.map(({ power, name, unit, symbol }) => {
          const { text, value, isWhole } = exponentOf(dimensions[power]);
          return (
            <tr key={power} data-zero={value === 0 || undefined}>
              <th scope="row">{name}</th>
              <td>
                {unit}, {symbol}
              </td>
              <td className={classes["number"]} title={isWhole ? undefined : String(dimensions[power])}>
                <bdi>{text}</bdi>
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
