import { type RefObject, useId } from "react";
import { useTranslations } from "use-intl";
import fieldClasses from "#browser/ui/controls/field.module.css";
import classes from "./filter-form.module.css";

type ProjectFieldProps = {
  readonly field?: RefObject<HTMLInputElement | null>;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** A validation message; null if there is none. */
  readonly problem: string | null;
  readonly isInvalid?: boolean;
};

/** The field 'Project ID'. */
export function ProjectField({ field, value, onChange, problem, isInvalid = false }: ProjectFieldProps) {
  const id = useId();
  const t = useTranslations("requirements");
  return (
    <div className={fieldClasses.labelled}>
      <label htmlFor={id} className={fieldClasses.label}>
        {t("projectId")}
      </label>
      <input
        ref={field}
        id={id}
        className={fieldClasses.field}
        inputMode="numeric"
        autoComplete="off"
        spellCheck={false}
        aria-invalid={isInvalid || problem !== null}
        aria-describedby={`${id}problem`}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      {problem !== null && (
        <div id={`${id}problem`} role="alert" className={classes.problem}>
          {problem}
        </div>
      )}
    </div>
  );
}
