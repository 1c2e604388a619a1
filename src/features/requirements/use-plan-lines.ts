import { useEffect, useMemo, useState } from "react";
import { useScrollKey } from "#concepts/scroll-key.ts";
import { useIsPrinting } from "#ui/use-is-printing.ts";
import { buildPlan, type ClassificationOf, groupRows, type PlanLine, toLines } from "./plan.ts";
import type { PlacedRow } from "./requirement-rows.ts";

const NONE: ReadonlySet<string> = new Set();

/** The collapsed groups by scroll key, so that Back, another view or another filter restores them. */
const collapsed = new Map<string, ReadonlySet<string>>();

/** The stages and lines of the plan, without the rows of collapsed groups; when printed, all groups are expanded. */
export function usePlanLines(placed: readonly PlacedRow[], classificationOf: ClassificationOf | null) {
  const isPrinting = useIsPrinting();
  const place = useScrollKey();
  const [closed, setClosed] = useState(() => collapsed.get(place) ?? NONE);
  useEffect(() => void collapsed.set(place, closed), [place, closed]);
  const plan = useMemo(() => buildPlan(placed.map(({ row }) => row)), [placed]);
  const groups = useMemo(() => groupRows(plan.rows, classificationOf), [plan, classificationOf]);
  const lines = useMemo(
    () => toLines(plan.rows, groups, isPrinting ? NONE : closed),
    [plan, groups, isPrinting, closed],
  );
  const toggle = (key: string): void =>
    setClosed((before) =>
      before.has(key) ? new Set([...before].filter((one) => one !== key)) : new Set([...before, key]),
    );
  return { stages: plan.stages, lines, toggle };
}

/** A line with its index. */
export type PlacedLine = { readonly line: PlanLine; readonly row: number };

/** The lines from `first` to `last`, preceded by the group heading of the first one. */
export function linesBetween(lines: readonly PlanLine[], first: number, last: number): readonly PlacedLine[] {
  const drawn = lines.slice(first, last + 1).map((line, place) => ({ line, row: first + place }));
  if (drawn[0] === undefined || drawn[0].line.group !== null) return drawn;
  const head = lines.findLastIndex(({ group }, row) => row < first && group !== null);
  const line = lines[head];
  return line === undefined ? drawn : [{ line, row: head }, ...drawn];
}
