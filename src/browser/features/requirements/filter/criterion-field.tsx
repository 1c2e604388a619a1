import { CloseButton } from "@mantine/core";
import { type ClipboardEvent, type KeyboardEvent, type ReactNode, useId } from "react";
import { useTranslations } from "use-intl";
import { Combobox, type ComboboxOption } from "#browser/ui/controls/combobox.tsx";
import { useRovingFocus } from "#browser/ui/focus/use-roving-focus.ts";
import { SEPARATOR } from "./parse-values.ts";
import fieldClasses from "#browser/ui/controls/field.module.css";
import classes from "./filter-form.module.css";

export type Token = {
  readonly value: string;
  /** As plain text. */
  readonly name: string;
  readonly shown: ReactNode;
};

type CriterionFieldProps = {
  readonly label: string;
  /** The name of the button that removes a value. */
  readonly removeLabel: (name: string) => string;
  readonly tokens: readonly Token[];
  /** The typed text that is not a value yet. */
  readonly draft: string;
  readonly onDraft: (draft: string) => void;
  /** Adds the value or values in a text. */
  readonly onAdd: (text: string) => void;
  /** Adds the values in a pasted list; default: like others. */
  readonly onAddList?: (text: string) => void;
  readonly onRemove: (value: string) => void;
  /** Removes the last value. */
  readonly onRemoveLast: () => void;
  /** A validation message; null if there is none. */
  readonly problem: string | null;
  readonly isNumeric?: boolean;
  /** Suggestions for the text, best first. */
  readonly suggestions: readonly ComboboxOption[];
  /** Whether a text is a value itself; for any other, Enter takes the best suggestion. */
  readonly isValue: (text: string) => boolean;
  /** Whether suggestions are loading. */
  readonly isBusy?: boolean;
  /** Why suggestions are missing. */
  readonly note?: string;
  readonly onOpen?: (isOpen: boolean) => void;
  readonly hangsFrom?: "end";
};

/** A field for several values: typed with Enter or a comma, pasted as a list, or chosen from suggestions. */
export function CriterionField(props: CriterionFieldProps) {
  const { label, removeLabel, tokens, draft, onDraft, onAdd, onRemove, problem, suggestions } = props;
  const id = useId();
  const t = useTranslations("requirements");
  const add = (text: string, addValues = onAdd): void => {
    onDraft("");
    addValues(text);
  };
  const change = (text: string): void => {
    const parts = text.split(SEPARATOR);
    const last = parts.pop() ?? "";
    onDraft(parts.length === 0 ? last : last.trimStart());
    if (parts.length > 0) onAdd(parts.join("\n"));
  };
  const onKeyDown = ({ key }: KeyboardEvent): void => {
    if (key === "Backspace" && draft === "") props.onRemoveLast();
  };
  const onPaste = (event: ClipboardEvent<HTMLInputElement>): void => {
    const text = event.clipboardData.getData("text");
    if (!SEPARATOR.test(text)) return;
    // The field itself would join the lines of a pasted column.
    event.preventDefault();
    const { value, selectionStart, selectionEnd } = event.currentTarget;
    const at = selectionStart ?? value.length;
    add(value.slice(0, at) + text + value.slice(selectionEnd ?? at), props.onAddList);
  };

  return (
    <div className={fieldClasses.labelled}>
      <label htmlFor={id} className={fieldClasses.label}>
        {label}
      </label>
      <Combobox
        label={label}
        placeholder={t("pickValues")}
        hangsFrom={props.hangsFrom}
        draft={{ text: draft, isValue: props.isValue }}
        optionsFor={() => suggestions}
        onChoose={(value) => add(value)}
        onType={change}
        onOpen={props.onOpen}
        isBusy={props.isBusy ?? false}
        note={props.note ?? ""}
        field={{
          id,
          inputMode: props.isNumeric === true ? "numeric" : "text",
          "aria-invalid": problem !== null,
          "aria-describedby": [...tokens.slice(0, DESCRIBED).keys(), "problem"]
            .map((part) => `${id}${part}`)
            .join(" "),
          onPaste,
          onKeyDown,
        }}
      />
      {problem !== null && (
        <div id={`${id}problem`} role="alert" className={classes.problem}>
          {problem}
        </div>
      )}
      <Tokens
        id={id}
        label={label}
        removeLabel={removeLabel}
        tokens={tokens}
        onRemove={(value) => {
          onRemove(value);
          // The pressed button is removed with its value.
          document.getElementById(id)?.focus();
        }}
      />
    </div>
  );
}

/** The values that describe the field; a pasted list may have thousands. */
const DESCRIBED = 20;

type TokensProps = Pick<CriterionFieldProps, "label" | "removeLabel" | "tokens" | "onRemove"> & {
  /** The prefix of the ids of the values. */
  readonly id: string;
};

function Tokens({ id, label, removeLabel, tokens, onRemove }: TokensProps) {
  const t = useTranslations("requirements");
  const ref = useRovingFocus<HTMLUListElement>({ items: "button", axis: "inline" });
  if (tokens.length === 0) return null;
  const chosen = t("chosenValues", { field: label });
  return (
    // Safari drops the list role of lists without markers.
    // oxlint-disable-next-line jsx-a11y/no-redundant-roles
    <ul ref={ref} role="list" aria-label={chosen} className={classes.tokens}>
      {tokens.map(({ value, name, shown }, index) => (
        <li key={value} className={classes.token}>
          <span id={`${id}${index}`} className={classes.text}>
            {shown}
          </span>
          <CloseButton
            size={24}
            aria-label={removeLabel(name)}
            title={removeLabel(name)}
            onClick={() => onRemove(value)}
          />
        </li>
      ))}
    </ul>
  );
}
