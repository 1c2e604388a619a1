import { useQueries, type UseQueryResult } from "@tanstack/react-query";
import { useMemo } from "react";
import { useFormats } from "#browser/lib/use-formats.ts";
import { useText } from "#browser/lib/use-text.ts";
import { ExponentChart } from "#browser/parts/unit/exponent-chart.tsx";
import { unitQuery } from "#browser/queries/resources/units.ts";
import { useScope } from "#browser/queries/scope/scope.ts";
import type { Unit } from "#core/api/resources/units.ts";
import type { ComparisonProps } from "../compared-concept.ts";
import { ComparisonState } from "../comparison-state.tsx";
import { ComparisonTable } from "../comparison-table.tsx";
import { ConceptLabel } from "../concept-label.tsx";
import { loadingOf } from "../whole-part.ts";
import { DimensionsVerdict } from "./dimensions-verdict.tsx";
import { unitRows } from "./unit-rows.ts";
import classes from "./unit-comparison.module.css";

/** Units side by side: whether their dimensions agree, their exponents, and their texts in all languages (E15). */
export function Comparison({ concepts }: ComparisonProps) {
  const scope = useScope();
  const formats = useFormats();
  const wording = useText();
  const { units, loading } = useQueries({
    queries: concepts.map(({ versionGuid }) => unitQuery(scope, versionGuid)),
    combine: joined,
  });
  const rows = useMemo(
    () => unitRows(units, scope.culture, wording, formats),
    [units, scope.culture, wording, formats],
  );
  const known = units.flatMap(({ dimensions }) => dimensions ?? []);
  return (
    <ComparisonState concepts={concepts} loading={loading}>
      <DimensionsVerdict
        units={concepts.map((concept, column) => ({
          ...concept,
          dimensions: units[column]?.dimensions ?? null,
        }))}
      />
      <div className={classes.charts}>
        {concepts.map((concept, column) => {
          const dimensions = units[column]?.dimensions ?? null;
          return (
            dimensions !== null && (
              <figure key={concept.versionGuid}>
                <figcaption>
                  <ConceptLabel of={concept} />
                </figcaption>
                <ExponentChart dimensions={dimensions} beside={known} />
              </figure>
            )
          );
        })}
      </div>
      <ComparisonTable concepts={concepts} rows={rows} />
    </ComparisonState>
  );
}

function joined(results: readonly UseQueryResult<Unit>[]) {
  return {
    units: results.flatMap(({ data }) => data ?? []),
    loading: results.map(loadingOf),
  };
}
