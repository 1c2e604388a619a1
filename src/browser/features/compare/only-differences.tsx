import { useId } from "react";
import { useTranslations } from "use-intl";
import classes from "./only-differences.module.css";

type OnlyDifferencesProps = {
  readonly isChecked: boolean;
  readonly onChange: (isChecked: boolean) => void;
  /** How many there are. */
  readonly count: string;
  /** Whether the number still grows: screen readers are told the last one only. */
  readonly isCounting: boolean;
};

/** The checkbox 'Only differences', with their number beside it. */
export function OnlyDifferences({ isChecked, onChange, count, isCounting }: OnlyDifferencesProps) {
  const t = useTranslations("compare");
  const id = useId();
  return (
    <>
      <label className={classes.label}>
        <input
          type="checkbox"
          aria-describedby={id}
          checked={isChecked}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
        {t("onlyDifferences")}
      </label>
      <span id={id} role="status" aria-live={isCounting ? "off" : undefined} className={classes.count}>
        {count}
      </span>
    </>
  );
}
