import { useDebouncedValue } from "@mantine/hooks";
import { useQueries, useQueryClient } from "@tanstack/react-query";
import { useEffect, useMemo, useState, useSyncExternalStore } from "react";
import { SCROLLING_DEBOUNCE_MS } from "#browser/parts/search-field/debounce-times.ts";
import { failedOf } from "#browser/queries/failed-requests.ts";
import { useScope } from "#browser/queries/scope/scope.ts";
import { cellsOf, comparedCells, type PropertyRow } from "./property-rows.ts";
import { type MappedCell, PropertyValues } from "./property-values.ts";

/** The values of the mapped properties in a culture, those of the rows in view requested as they come into view, and how to load all. */
export function usePropertyValues(rows: readonly PropertyRow[], culture: string | null) {
  const queryClient = useQueryClient();
  const { client, service, takes } = useScope();
  const values = useMemo(
    () =>
      new PropertyValues(
        queryClient,
        { client, service, culture, takes },
        cellsOf(rows),
        comparedCells(rows),
      ),
    [queryClient, client, service, culture, takes, rows],
  );
  useEffect(() => () => values.run.stop(), [values]);
  const loaded = useSyncExternalStore(values.subscribe, values.get);
  const [inView, setInView] = useState<readonly MappedCell[]>([]);
  // Rows that move while values arrive are not requested anew.
  const [resting] = useDebouncedValue(inView, SCROLLING_DEBOUNCE_MS);
  const failed = useQueries({ queries: resting.map((cell) => values.query(cell)), combine: failedOf });
  return { loaded, run: values.run, failed, resting, setInView };
}
