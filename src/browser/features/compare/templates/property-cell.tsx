import { useTranslations } from "use-intl";
import { AppLink } from "#browser/parts/link/app-link.tsx";
import { directionOf, LocalizedName, PlainName } from "#browser/parts/name/localized-name.tsx";
import { SecondCulture } from "#browser/parts/second-culture/second-culture.tsx";
import { paths } from "#core/addresses/addresses.ts";
import type { ConceptSummary } from "#core/api/concept-summary.ts";
import classes from "./property-cell.module.css";

/** The most values that a cell shows. */
const MAX_VALUES = 12;

type PropertyCellProps = {
  readonly property: ConceptSummary;
  readonly template: string;
  readonly culture: string | null;
  /** Its values; null while they are unknown. */
  readonly values: readonly ConceptSummary[] | null;
  /** Whether another template lacks a value. */
  readonly isOwn: (value: ConceptSummary) => boolean;
};

/** A mapped property in one of the compared templates, with its values. */
export function PropertyCell({ property, template, culture, values, isOwn }: PropertyCellProps) {
  const t = useTranslations("compare");
  const templates = useTranslations("templates");
  const details = useTranslations("conceptDetails");
  const name = <LocalizedName concept={property} culture={culture} withSecond />;
  const { versionGuid } = property;
  return (
    <div className={classes.cell}>
      {versionGuid === null ? (
        name
      ) : (
        <AppLink to={paths.templateProperty(template, versionGuid)}>{name}</AppLink>
      )}
      {values === null ? (
        // Their line is there before them, so that rows do not move as values arrive.
        versionGuid !== null && <span className={classes.values} />
      ) : (
        <span className={classes.values}>
          {values.length === 0 && templates("noValues")}
          <bdi dir={directionOf(culture)}>
            {values.slice(0, MAX_VALUES).map((value, index) => (
              <span key={value.versionGuid ?? index}>
                {index > 0 && details("separator")}
                <span data-own={isOwn(value) || undefined}>
                  <PlainName concept={value} culture={culture} />
                </span>
              </span>
            ))}
          </bdi>
          <SecondCulture>
            {({ SecondNameList }, beside) => (
              <SecondNameList concepts={values.slice(0, MAX_VALUES)} beside={beside} />
            )}
          </SecondCulture>
          {values.length > MAX_VALUES && " "}
          {values.length > MAX_VALUES && t("moreValues", { count: values.length - MAX_VALUES })}
        </span>
      )}
    </div>
  );
}
