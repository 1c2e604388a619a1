import { Fragment } from "react";
import { useTranslations } from "use-intl";
import { useText } from "#browser/lib/use-text.ts";
import type { Dimensions } from "#core/api/resources/units.ts";
import { factorsOf, spokenFormula, superscript } from "./dimensions.ts";
import classes from "./formula.module.css";

/** A dimension in base units, like `kg·m²·s⁻³·A⁻¹`, and in words for screen readers. */
export function Formula({ dimensions }: { readonly dimensions: Dimensions }) {
  const t = useTranslations("units");
  const wording = useText();
  const factors = factorsOf(dimensions);
  if (factors.length === 0) return <span>{t("dimensionlessFormula")}</span>;
  return (
    <span role="math" aria-label={wording(spokenFormula(dimensions))} dir="ltr" className={classes.formula}>
      {factors.map(({ base, exponent }, index) => (
        <Fragment key={base.power}>
          {index > 0 && "·"}
          {base.symbol}
          {superscript(exponent) ?? <sup>{exponent.text}</sup>}
        </Fragment>
      ))}
    </span>
  );
}
