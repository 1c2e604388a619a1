import "@mantine/core/styles/Popover.layer.css";
import "@mantine/core/styles/Combobox.layer.css";
import { CloseButton, Combobox, useCombobox } from "@mantine/core";
import { type ClipboardEvent, type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from "react";
import { Announcer } from "#ui/feedback/announcer.tsx";
import fieldClasses from "#ui/controls/field.module.css";
import { useOneTabStop } from "#ui/focus/use-one-tab-stop.ts";
import { useLateEnter } from "#ui/focus/use-late-enter.ts";
import { SEPARATOR } from "./parse-values.ts";
import type { Suggestion } from "./use-suggestions.ts";
import classes from "./filter-form.module.css";

export type Token = {
  readonly value: string;
  /** As plain text. */
  readonly name: string;
  readonly shown: ReactNode;
};

type CriterionFieldProps = {
  readonly label: string;
  /** The singular of the values: 'stage'. */
  readonly noun: string;
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
  readonly suggestions: readonly Suggestion[];
  /** Whether a text is a value itself; for any other, Enter takes the best suggestion. */
  readonly isValue: (text: string) => boolean;
  /** Whether suggestions are loading. */
  readonly isBusy?: boolean;
  /** Why suggestions are missing. */
  readonly note?: string;
  readonly onOpen?: (isOpen: boolean) => void;
};

/** A field for several values: typed with Enter or a comma, pasted as a list, or chosen from suggestions. */
export function CriterionField(props: CriterionFieldProps) {
  const { label, noun, tokens, draft, onDraft, onAdd, onRemove, problem, suggestions, note = "" } = props;
  const { onOpen, isBusy = false } = props;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() });
  const isOpen = combobox.dropdownOpened;
  useEffect(() => onOpen?.(isOpen), [onOpen, isOpen]);
  const isOwnValue = draft.trim() === "" || props.isValue(draft);
  const best = isOwnValue ? undefined : suggestions[0];

  const add = (text: string, addValues = onAdd): void => {
    onDraft("");
    addValues(text);
    combobox.closeDropdown();
  };
  const enterLater = useLateEnter(isBusy, draft, () => isOpen && add(best?.value ?? draft));
  const change = (text: string): void => {
    const parts = text.split(SEPARATOR);
    const last = parts.pop() ?? "";
    onDraft(parts.length === 0 ? last : last.trimStart());
    if (parts.length > 0) onAdd(parts.join("\n"));
    combobox.openDropdown();
    combobox.resetSelectedOption();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    // The combobox handles Enter on the active option.
    const isActive = isOpen && combobox.getSelectedOptionIndex() >= 0;
    if (event.nativeEvent.isComposing || isActive) return;
    if (event.key === "Enter" && draft.trim() !== "") {
      // With an empty field, Enter submits the form.
      event.preventDefault();
      if (isBusy && !isOwnValue && best === undefined) enterLater();
      else add(best?.value ?? draft);
    } else if (event.key === "Backspace" && draft === "") props.onRemoveLast();
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
    <div className={classes["criterion"]}>
      <label htmlFor={id} className={fieldClasses["label"]}>
        {label}
      </label>
      <Combobox
        store={combobox}
        withinPortal={false}
        position="bottom-start"
        width="max-content"
        onOptionSubmit={(value) => add(value)}
      >
        <Combobox.Target withExpandedAttribute>
          <input
            ref={input}
            id={id}
            className={fieldClasses["field"]}
            // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- Combobox.Target adds the missing attributes
            role="combobox"
            aria-autocomplete="list"
            inputMode={props.isNumeric === true ? "numeric" : "text"}
            placeholder="Type, pick or paste"
            autoComplete="off"
            spellCheck={false}
            aria-invalid={problem !== null}
            aria-describedby={`${id}chosen ${id}problem`}
            value={draft}
            onChange={(event) => change(event.currentTarget.value)}
            onClick={() => combobox.openDropdown()}
            onBlur={() => combobox.closeDropdown()}
            onKeyDown={onKeyDown}
            onPaste={onPaste}
          />
        </Combobox.Target>
        <Combobox.Dropdown
          className={classes["dropdown"] ?? ""}
          hidden={suggestions.length === 0 && note === ""}
        >
          <Combobox.Options aria-label={`${label}: suggestions`} className={classes["options"] ?? ""}>
            {suggestions.map(({ value, label }) => (
              <Combobox.Option key={value} value={value} data-best={value === best?.value || undefined}>
                <bdi>{label}</bdi>
              </Combobox.Option>
            ))}
          </Combobox.Options>
          {note !== "" && <div className={classes["note"]}>{note}</div>}
        </Combobox.Dropdown>
      </Combobox>
      <Announcer>
        {isOpen ? note || (best === undefined ? "" : `Enter adds ${noun} ${best.label}.`) : ""}
      </Announcer>
      {problem !== null && (
        <div id={`${id}problem`} role="alert" className={classes["problem"]}>
          {problem}
        </div>
      )}
      <Tokens
        id={`${id}chosen`}
        label={label}
        noun={noun}
        tokens={tokens}
        onRemove={(value) => {
          onRemove(value);
          // The pressed button is removed with its value.
          input.current?.focus();
        }}
      />
    </div>
  );
}

type TokensProps = Pick<CriterionFieldProps, "label" | "noun" | "tokens" | "onRemove"> & {
  readonly id: string;
};

function Tokens({ id, label, noun, tokens, onRemove }: TokensProps) {
  const stop = useOneTabStop<HTMLUListElement>();
  if (tokens.length === 0) return null;
  return (
    // Safari drops the list role of lists without markers.
    // oxlint-disable-next-line jsx-a11y/no-redundant-roles
    <ul {...stop} id={id} role="list" aria-label={`${label}: chosen`} className={classes["tokens"]}>
      {tokens.map(({ value, name, shown }) => (
        <li key={value} className={classes["token"]}>
          <span className={classes["text"]}>{shown}</span>
          <CloseButton
            size={24}
            aria-label={`Remove ${noun} ${name}`}
            title={`Remove ${noun} ${name}`}
            onClick={() => onRemove(value)}
          />
        </li>
      ))}
    </ul>
  );
}
