import { CloseButton } from "@mantine/core";
import { type ClipboardEvent, type KeyboardEvent, type ReactNode, useId, useRef } from "react";
import { SEPARATOR } from "./parse-values.ts";
import fieldClasses from "#ui/field.module.css";
import classes from "./token-field.module.css";

export type Token = {
  readonly value: string;
  /** As plain text. */
  readonly name: string;
  readonly shown: ReactNode;
};

type TokenFieldProps = {
  readonly label: string;
  /** What one value is called: 'stage'. */
  readonly noun: string;
  readonly tokens: readonly Token[];
  /** What is being typed and is no value yet. */
  readonly draft: string;
  readonly onDraft: (draft: string) => void;
  /** Takes a text with one value or many. */
  readonly onAdd: (text: string) => void;
  readonly onRemove: (value: string) => void;
  /** Takes back the value that was added last. */
  readonly onRemoveLast: () => void;
  /** What is wrong with what was typed; null: nothing. */
  readonly problem: string | null;
  readonly isNumeric?: boolean;
  /** Another way to add values. */
  readonly picker?: ReactNode;
};

/** A field that takes several values: by Enter, by a comma, or by the paste of a list. */
export function TokenField(props: TokenFieldProps) {
  const {
    label,
    noun,
    tokens,
    draft,
    onDraft,
    onAdd,
    onRemove,
    onRemoveLast,
    problem,
    isNumeric = false,
    picker,
  } = props;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);

  const change = (text: string): void => {
    const parts = text.split(SEPARATOR);
    const last = parts.pop() ?? "";
    onDraft(parts.length === 0 ? last : last.trimStart());
    if (parts.length > 0) onAdd(parts.join("\n"));
  };
  const remove = (value: string): void => {
    onRemove(value);
    // The button that was pressed goes with its value.
    input.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === "Enter" && draft.trim() !== "") {
      // Otherwise Enter means 'Search'.
      event.preventDefault();
      onDraft("");
      onAdd(draft);
    } else if (event.key === "Backspace" && draft === "") onRemoveLast();
  };
  const onPaste = (event: ClipboardEvent<HTMLInputElement>): void => {
    const text = event.clipboardData.getData("text");
    if (!SEPARATOR.test(text)) return;
    // The field itself would run the lines of a column together.
    event.preventDefault();
    const { value, selectionStart, selectionEnd } = event.currentTarget;
    const at = selectionStart ?? value.length;
    onDraft("");
    onAdd(value.slice(0, at) + text + value.slice(selectionEnd ?? at));
  };

  return (
    <div className={classes["token-field"]}>
      <label htmlFor={id} className={classes["label"]}>
        {label}
      </label>
      <div className={classes["inputs"]}>
        <input
          ref={input}
          id={id}
          className={fieldClasses["field"]}
          inputMode={isNumeric ? "numeric" : "text"}
          placeholder="Type or paste, several at once"
          autoComplete="off"
          spellCheck={false}
          aria-invalid={problem !== null}
          aria-describedby={`${id}chosen ${id}problem`}
          value={draft}
          onChange={(event) => change(event.currentTarget.value)}
          onKeyDown={onKeyDown}
          onPaste={onPaste}
        />
        {picker}
      </div>
      {problem !== null && (
        <div id={`${id}problem`} role="alert" className={classes["problem"]}>
          {problem}
        </div>
      )}
      {tokens.length > 0 && (
        // Safari takes a list without markers for none unless it is told.
        // oxlint-disable-next-line jsx-a11y/no-redundant-roles
        <ul id={`${id}chosen`} role="list" aria-label={`${label}: chosen`} className={classes["tokens"]}>
          {tokens.map(({ value, name, shown }) => (
            <li key={value} className={classes["token"]}>
              <span className={classes["text"]}>{shown}</span>
              <CloseButton
                size={24}
                aria-label={`Remove ${noun} ${name}`}
                title={`Remove ${noun} ${name}`}
                onClick={() => remove(value)}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
