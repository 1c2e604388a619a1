import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { useFormats } from "#browser/lib/use-formats.ts";
import { versionNumber } from "#browser/parts/versions/version-number.ts";
import type { Unit } from "#core/api/resources/units.ts";
import { givenText } from "#core/text/choose-text.ts";
import { readDate } from "./read-date.ts";
import classes from "./unit-details.module.css";

/** Version, dates and authors of a unit. */
export function UnitFacts({ unit }: { readonly unit: Unit }) {
  const t = useTranslations("units");
  const createdOn = givenText(unit.createdOn);
  const createdBy = givenText(unit.createdBy);
  const changedOn = givenText(unit.changedOn);
  return (
    <dl className={classes.facts}>
      <Fact term={t("version")}>{versionNumber(unit)}</Fact>
      {createdOn !== null && (
        <Fact term={t("created")}>
          <Moment text={createdOn} />
        </Fact>
      )}
      {createdBy !== null && (
        <Fact term={t("createdBy")}>
          <bdi>{createdBy}</bdi>
        </Fact>
      )}
      {changedOn !== null && (
        <Fact term={t("changed")}>
          <Moment text={changedOn} />
        </Fact>
      )}
    </dl>
  );
}

function Fact({ term, children }: { readonly term: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** A date in the user's locale; an unparsable date is shown unchanged. */
function Moment({ text }: { readonly text: string }) {
  const format = useFormats();
  const date = readDate(text);
  return date === null ? (
    <bdi>{text}</bdi>
  ) : (
    <time dateTime={date.toISOString()}>{format.dateTime(date)}</time>
  );
}
