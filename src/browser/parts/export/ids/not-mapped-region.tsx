import { type Ref, useId } from "react";
import { useTranslations } from "use-intl";
import { useText } from "#browser/lib/use-text.ts";
import { keyOfRow, type MappingRow, type NotMapped } from "#core/ids/mapping.ts";
import { PlainName } from "../../name/localized-name.tsx";
import { Labelled } from "./labelled.tsx";
import { type NamesInForm, ProductTypeName } from "./product-type-name.tsx";
import classes from "./ids-form.module.css";

type NotMappedRegionProps = {
  /** The checkbox of the consent. */
  readonly ref: Ref<HTMLInputElement>;
  readonly missing: readonly NotMapped[];
  readonly names: NamesInForm;
  readonly isLeftOut: boolean;
  readonly onLeaveOut: (isLeftOut: boolean) => void;
};

const MAX_LISTED = 200;

/** The region 'Not mapped': what the files lack, and the consent to that. */
export function NotMappedRegion({ ref, missing, names, isLeftOut, onLeaveOut }: NotMappedRegionProps) {
  const t = useTranslations("ids");
  const id = useId();
  const wording = useText();
  const more = useTranslations("exporting");
  return (
    <section aria-labelledby={id} className={classes.region}>
      <h3 id={id}>{t("notMapped")}</h3>
      {missing.length === 0 ? (
        <p className={classes.note}>{t("everythingMapped")}</p>
      ) : (
        <>
          {/* Focusable, because keyboard users have to scroll it. */}
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
          <ul className={classes.list} tabIndex={0} aria-labelledby={id}>
            {missing.slice(0, MAX_LISTED).map(({ row, reason }) => (
              <li key={keyOfRow(row)}>
                <Labelled label={<RowName row={row} names={names} />} what={wording(reason)} />
              </li>
            ))}
            {missing.length > MAX_LISTED && (
              <li>{more("andMore", { count: missing.length - MAX_LISTED })}</li>
            )}
          </ul>
          <label className={classes.check}>
            <input ref={ref} type="checkbox" checked={isLeftOut} onChange={() => onLeaveOut(!isLeftOut)} />
            {t("leaveNotMapped")}
          </label>
        </>
      )}
    </section>
  );
}

type RowNameProps = { readonly row: MappingRow; readonly names: NamesInForm };

/** The name of a product type, or of it and one of its properties. */
function RowName({ row, names }: RowNameProps) {
  return (
    <>
      <ProductTypeName productType={row.productType} names={names} />
      {row.kind === "property" && (
        <>
          {": "}
          <PlainName concept={row.concept} culture={names.culture} />
        </>
      )}
    </>
  );
}
