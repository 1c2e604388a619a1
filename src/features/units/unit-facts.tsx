import type { ReactNode } from "react";
import type { Unit } from "#api/units.ts";
import { dateTimeText } from "#lib/format.ts";
import { readDate } from "./read-date.ts";
import classes from "./unit-details.module.css";

/** Version, dates and authors of a unit. */
export function UnitFacts({ unit }: { readonly unit: Unit }) {
  const { createdOn, createdBy, changedOn, majorVersion, minorVersion } = unit;
  return (
    <dl className={classes["facts"]}>
      <Fact term="Version">{`${majorVersion}.${minorVersion}`}</Fact>
      {isGiven(createdOn) && (
        <Fact term="Created">
          <Moment text={createdOn} />
        </Fact>
      )}
      {isGiven(createdBy) && (
        <Fact term="Created by">
          <bdi>{createdBy}</bdi>
        </Fact>
      )}
      {isGiven(changedOn) && (
        <Fact term="Changed">
          <Moment text={changedOn} />
        </Fact>
      )}
    </dl>
  );
}

function isGiven(text: string | null): text is string {
  return text !== null && text.trim() !== "";
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
  const date = readDate(text);
  return date === null ? <bdi>{text}</bdi> : <time dateTime={date.toISOString()}>{dateTimeText(date)}</time>;
}
