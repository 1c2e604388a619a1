import { useTranslations } from "use-intl";
import { optionLabel } from "#browser/parts/name/option-label.ts";
import { dimensionKey } from "#browser/parts/unit/dimensions.ts";
import { useGo } from "#browser/routing/use-go.ts";
import { Combobox, type ComboboxOption } from "#browser/ui/controls/combobox.tsx";
import { comparisonOf } from "#core/addresses/addresses.ts";
import type { Dimensions } from "#core/api/resources/units.ts";
import { bestMatches } from "#core/text/match-text.ts";
import { type RememberedUnit, unitToMatchable, useRememberedUnits } from "./table/use-remembered-units.ts";
import classes from "./unit-page.module.css";

/** Opening two thousand options would be slow; typing narrows them. */
const MOST_OPTIONS = 100;

type CompareFormProps = {
  readonly versionGuid: string;
  /** The dimensions of the shown unit; units of the same kind come first. */
  readonly dimensions: Dimensions | null;
};

/** Opens the comparison with another unit: a remembered one, or any by its GUID. */
export function CompareForm({ versionGuid, dimensions }: CompareFormProps) {
  const t = useTranslations("units");
  const go = useGo();
  const { units } = useRememberedUnits();
  const others = units.filter((unit) => unit.versionGuid !== versionGuid);
  return (
    <section aria-label={t("compare")} className={classes.compare} data-screen-only>
      <span aria-hidden="true" className={classes.term}>
        {t("compareWith")}
      </span>
      <Combobox
        label={t("compareWith")}
        placeholder={t("compareHint")}
        chosen=""
        shown=""
        optionsFor={(typed) => optionsFor(others, typed.trim(), dimensions, (guid) => t("byGuid", { guid }))}
        onChoose={(other) => go(comparisonOf("unit", [versionGuid, other]))}
      />
    </section>
  );
}

function labelOf({ name, symbol }: RememberedUnit): string {
  return symbol === null || symbol === name ? name : `${name} (${symbol})`;
}

/** The remembered units that match, those of the same kind first among equals; and the typed text, which may be a GUID. */
function optionsFor(
  units: readonly RememberedUnit[],
  typed: string,
  dimensions: Dimensions | null,
  guidLabel: (guid: string) => string,
): ComboboxOption[] {
  const key = dimensions === null ? null : dimensionKey(dimensions);
  const isSameKind = (unit: RememberedUnit): boolean =>
    key !== null && unit.dimensions != null && dimensionKey(unit.dimensions) === key;
  const exact = units.find((unit) => unit.versionGuid === typed);
  const kindFirst = units.toSorted((a, b) => Number(isSameKind(b)) - Number(isSameKind(a)));
  const options = (exact === undefined ? bestMatches(kindFirst, typed, unitToMatchable) : [exact])
    .slice(0, MOST_OPTIONS)
    .map((unit): ComboboxOption => {
      const { lang } = optionLabel(unit.shown.concept, unit.shown.culture);
      return { value: unit.versionGuid, label: labelOf(unit), lang };
    });
  if (typed === "" || exact !== undefined) return options;
  return [...options, { value: typed, label: guidLabel(typed) }];
}
