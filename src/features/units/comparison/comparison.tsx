import type { ReactNode } from "react";
import type { Dimensions } from "#api/resources/units.ts";
import { differences, factorsOf } from "../dimensions.ts";
import { Formula } from "../details/formula.tsx";
import classes from "../unit-page.module.css";

/** One of two compared units. */
export type Side = { readonly name: ReactNode; readonly dimensions: Dimensions | null };

type ComparisonProps = { readonly first: Side; readonly second: Side; readonly isSameUnit: boolean };

/** A sentence that says whether two units are of the same kind, and if not, how they differ. */
export function Comparison({ first, second, isSameUnit }: ComparisonProps) {
  return (
    <p role="note" aria-label="Comparison" className={classes["verdict"]}>
      {isSameUnit ? "Both are the same unit." : verdict(first, second)}
    </p>
  );
}

function verdict(first: Side, second: Side): ReactNode {
  if (first.dimensions === null || second.dimensions === null) {
    return (
      <>
        It is not known whether the dimensions agree: the service gives none for{" "}
        {first.dimensions === null && first.name}
        {first.dimensions === null && second.dimensions === null && " and "}
        {second.dimensions === null && second.name}.
      </>
    );
  }
  const found = differences(first.dimensions, second.dimensions);
  if (found.length === 0) {
    const isDimensionless = factorsOf(first.dimensions).length === 0;
    return (
      <>
        The dimensions agree: {first.name} and {second.name} are both{" "}
        {isDimensionless ? "dimensionless" : <Formula dimensions={first.dimensions} />}.
      </>
    );
  }
  return (
    <>
      The dimensions differ: {first.name} is <Formula dimensions={first.dimensions} />, {second.name} is{" "}
      <Formula dimensions={second.dimensions} />. They differ in{" "}
      {found.map(({ base, first, second }, index) => (
        <span key={base.power}>
          {index > 0 && (index === found.length - 1 ? " and " : ", ")}
          {base.name.toLowerCase()} ({first.text} and {second.text})
        </span>
      ))}
      .
    </>
  );
}
