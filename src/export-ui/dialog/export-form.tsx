import { type ReactNode, useId } from "react";
import { cultureLabel } from "#lib/culture.ts";
import type { Culture } from "#import-export/export/table.ts";
import { useSession } from "#session/session-context.tsx";
import { BsddFields } from "./bsdd-fields.tsx";
import { type ExportChoice, extentsFor, formatsFor, hasCultures } from "./export-choice.ts";
import type { ExportSubject } from "../export-subject.ts";
import classes from "./export-dialog.module.css";

type ExportFormProps = {
  readonly subject: ExportSubject;
  readonly choice: ExportChoice;
  readonly onChange: (change: Partial<ExportChoice>) => void;
};

/** Format, extent and cultures of an export. */
export function ExportForm({ subject, choice, onChange }: ExportFormProps) {
  const { config } = useSession();
  const { format, cultures } = choice;
  const extents = extentsFor(subject);
  const offered: readonly Culture[] = [
    null,
    ...new Set([...config.cultures, ...cultures.filter((one) => one !== null)]),
  ];
  // In display order, whatever the order of the clicks.
  const toggle = (culture: Culture): void =>
    onChange({ cultures: offered.filter((one) => cultures.includes(one) !== (one === culture)) });
  return (
    <div className={classes["form"]}>
      <Choices
        label="Format"
        options={formatsFor(subject)}
        chosen={format.id}
        onChoose={(format) => onChange({ format })}
      />
      {extents.length > 0 && (
        <Choices
          label="Extent"
          options={extents}
          chosen={choice.extent}
          onChoose={({ id }) => onChange({ extent: id })}
        />
      )}
      {hasCultures(subject) && (
        <Group role="group" label="Cultures">
          {offered.map((culture) => (
            <label key={culture ?? ""} className={classes["option"]}>
              <input type="checkbox" checked={cultures.includes(culture)} onChange={() => toggle(culture)} />
              <bdi>{culture === null ? "Default culture" : cultureLabel(culture)}</bdi>
            </label>
          ))}
          {cultures.length === 0 && <p className={classes["problem"]}>Select at least one culture.</p>}
        </Group>
      )}
      {format.id === "bsdd" && <BsddFields options={choice.bsdd} onChange={(bsdd) => onChange({ bsdd })} />}
    </div>
  );
}

type GroupProps = {
  readonly role: "group" | "radiogroup";
  readonly label: string;
  readonly children: ReactNode;
};

function Group({ role, label, children }: GroupProps) {
  const id = useId();
  return (
    <div role={role} aria-labelledby={id}>
      <div id={id} className={classes["label"]}>
        {label}
      </div>
      <div className={classes["options"]}>{children}</div>
    </div>
  );
}

type ChoicesProps<T> = {
  readonly label: string;
  readonly options: readonly T[];
  readonly chosen: string;
  readonly onChoose: (option: T) => void;
};

function Choices<T extends { readonly id: string; readonly label: string }>(props: ChoicesProps<T>) {
  const { label, options, chosen, onChoose } = props;
  const name = useId();
  return (
    <Group role="radiogroup" label={label}>
      {options.map((option) => (
        <label key={option.id} className={classes["option"]}>
          <input type="radio" name={name} checked={option.id === chosen} onChange={() => onChoose(option)} />
          {option.label}
        </label>
      ))}
    </Group>
  );
}
