import { type ReactNode, useId } from "react";
import { useText } from "#browser/lib/use-text.ts";
import type { Text } from "#core/text/messages/text.ts";
import classes from "./export-dialog.module.css";

type GroupProps = {
  readonly role: "group" | "radiogroup";
  readonly label: string;
  readonly children: ReactNode;
};

/** A labelled group of checkboxes or radio buttons. */
export function Group({ role, label, children }: GroupProps) {
  const id = useId();
  return (
    <div role={role} aria-labelledby={id}>
      <div id={id} className={classes.label}>
        {label}
      </div>
      <div className={classes.options}>{children}</div>
    </div>
  );
}

type ChoicesProps<T> = {
  readonly label: string;
  readonly options: readonly T[];
  readonly chosen: string;
  readonly onChoose: (option: T) => void;
};

/** A group of radio buttons. */
export function Choices<
  T extends { readonly id: string; readonly label: Text | string; readonly isDisabled?: boolean },
>(props: ChoicesProps<T>) {
  const { label, options, chosen, onChoose } = props;
  const name = useId();
  const wording = useText();
  return (
    <Group role="radiogroup" label={label}>
      {options.map((option) => (
        <label key={option.id} className={classes.option}>
          <input
            type="radio"
            name={name}
            checked={option.id === chosen}
            disabled={option.isDisabled}
            onChange={() => onChoose(option)}
          />
          {wording(option.label)}
        </label>
      ))}
    </Group>
  );
}
