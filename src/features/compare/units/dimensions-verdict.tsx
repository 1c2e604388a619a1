import { Fragment } from "react";
import { useTranslations } from "use-intl";
import type { Dimensions } from "#api/resources/units.ts";
import { differences, dimensionKey, factorsOf } from "#concepts/unit/dimensions.ts";
import { Formula } from "#concepts/unit/formula.tsx";
import classes from "./dimensions-verdict.module.css";

type Side = { readonly label: string; readonly dimensions: Dimensions | null };

/** A sentence that says whether the dimensions of two or more units agree. */
export function DimensionsVerdict({ units }: { readonly units: readonly Side[] }) {
  const t = useTranslations("compare");
  const unknown = units.filter(({ dimensions }) => dimensions === null);
  const known = units.flatMap(({ label, dimensions }) => (dimensions === null ? [] : { label, dimensions }));
  return (
    <p role="note" aria-label={t("dimensions")} className={classes["verdict"]}>
      {unknown.length > 0 ? (
        <>
          It is not known whether the dimensions agree: the service gives none for <Names of={unknown} />.
        </>
      ) : new Set(known.map(({ dimensions }) => dimensionKey(dimensions))).size === 1 ? (
        <Agreement units={known} />
      ) : (
        <Disagreement units={known} />
      )}
    </p>
  );
}

type Known = { readonly label: string; readonly dimensions: Dimensions };

function Agreement({ units }: { readonly units: readonly Known[] }) {
  const [first] = units;
  if (first === undefined) return null;
  const isDimensionless = factorsOf(first.dimensions).length === 0;
  return (
    <>
      The dimensions agree: <Names of={units} /> are {units.length === 2 ? "both" : "all"}{" "}
      {isDimensionless ? "dimensionless" : <Formula dimensions={first.dimensions} />}.
    </>
  );
}

function Disagreement({ units }: { readonly units: readonly Known[] }) {
  const [first, second] = units;
  return (
    <>
      The dimensions differ:{" "}
      {units.map(({ label, dimensions }, index) => (
        <Fragment key={label}>
          {index > 0 && ", "}
          <bdi>{label}</bdi> is <Formula dimensions={dimensions} />
        </Fragment>
      ))}
      .
      {units.length === 2 && first !== undefined && second !== undefined && (
        <>
          {" "}
          They differ in{" "}
          {differences(first.dimensions, second.dimensions).map(({ base, first, second }, index, all) => (
            <Fragment key={base.power}>
              {index > 0 && (index === all.length - 1 ? " and " : ", ")}
              {base.name.toLowerCase()} ({first.text} and {second.text})
            </Fragment>
          ))}
          .
        </>
      )}
    </>
  );
}

function Names({ of }: { readonly of: readonly Side[] }) {
  return of.map(({ label }, index) => (
    <Fragment key={label}>
      {index > 0 && (index === of.length - 1 ? " and " : ", ")}
      <bdi>{label}</bdi>
    </Fragment>
  ));
}
