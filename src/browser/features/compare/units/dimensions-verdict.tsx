import { Fragment, type ReactNode } from "react";
import { useLocale, useTranslations } from "use-intl";
import { useFormats } from "#browser/lib/use-formats.ts";
import { useText } from "#browser/lib/use-text.ts";
import { differences, dimensionKey } from "#browser/parts/unit/dimensions.ts";
import { Formula } from "#browser/parts/unit/formula.tsx";
import { QUANTITY_TEXTS } from "#browser/parts/unit/quantity-texts.ts";
import type { Dimensions } from "#core/api/resources/units.ts";
import { ConceptLabel, type Labelled } from "../concept-label.tsx";
import classes from "./dimensions-verdict.module.css";

type Side = Labelled & { readonly dimensions: Dimensions | null };

/** A sentence that says whether the dimensions of two or more units agree. */
export function DimensionsVerdict({ units }: { readonly units: readonly Side[] }) {
  const t = useTranslations("compare");
  const unknown = units.filter(({ dimensions }) => dimensions === null);
  const known = units.flatMap(({ dimensions, ...unit }) =>
    dimensions === null ? [] : { ...unit, dimensions },
  );
  const names = <Names of={unknown} />;
  return (
    <p role="note" aria-label={t("dimensions")} className={classes.verdict}>
      {unknown.length > 0 ? (
        t.rich("dimensionsUnknown", { names: () => names })
      ) : new Set(known.map(({ dimensions }) => dimensionKey(dimensions))).size === 1 ? (
        <Agreement units={known} />
      ) : (
        <Disagreement units={known} />
      )}
    </p>
  );
}

type Known = Labelled & { readonly dimensions: Dimensions };

function Agreement({ units }: { readonly units: readonly Known[] }) {
  const t = useTranslations("compare");
  const [first] = units;
  if (first === undefined) return null;
  const names = <Names of={units} />;
  const formula = <Formula dimensions={first.dimensions} />;
  return t.rich(units.length === 2 ? "dimensionsAgreeBoth" : "dimensionsAgreeAll", {
    names: () => names,
    formula: () => formula,
  });
}

function Disagreement({ units }: { readonly units: readonly Known[] }) {
  const t = useTranslations("compare");
  const wording = useText();
  const { list, inSentence } = useFormats();
  const [first, second] = units;
  const named = (
    <Joined type="unit">
      {units.map((one) => {
        const unit = <ConceptLabel of={one} />;
        const formula = <Formula dimensions={one.dimensions} />;
        return t.rich("unitIs", { unit: () => unit, formula: () => formula });
      })}
    </Joined>
  );
  if (units.length !== 2 || first === undefined || second === undefined)
    return t.rich("dimensionsDiffer", { units: () => named });
  const quantities = differences(first.dimensions, second.dimensions).map(({ base, first, second }) =>
    t("quantityDiffers", {
      quantity: inSentence(wording(QUANTITY_TEXTS[base.key].name)),
      first: first.text,
      second: second.text,
    }),
  );
  return t.rich("dimensionsDifferIn", { units: () => named, quantities: () => list(quantities) });
}

function Names({ of }: { readonly of: readonly Side[] }) {
  return (
    <Joined>
      {of.map((one) => (
        <ConceptLabel key={one.label} of={one} />
      ))}
    </Joined>
  );
}

type JoinedProps = { readonly type?: Intl.ListFormatType; readonly children: readonly ReactNode[] };

/** Elements joined as the language joins texts. */
function Joined({ type = "conjunction", children }: JoinedProps) {
  const parts = new Intl.ListFormat(useLocale(), { type }).formatToParts(
    children.map((_, index) => `${index}`),
  );
  return parts.map(({ type, value }, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- elements have no other keys
    <Fragment key={index}>{type === "element" ? children[Number(value)] : value}</Fragment>
  ));
}
