import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { nothingFound } from "../feedback/empty-state.tsx";
import { stepThrough } from "../focus/step-through.ts";
import { useLateEnter } from "../focus/use-late-enter.ts";
import classes from "./combobox.module.css";
import fieldClasses from "./field.module.css";

export type ComboboxOption = { readonly value: string; readonly label: string };

type ComboboxProps = {
  readonly label: string;
  readonly placeholder?: string;
  /** The edge of the field that a wider list is aligned with; default: the end, for a field at the end of a line. */
  readonly hangsFrom?: "start" | "end";
  /** The chosen value as displayed in the field. */
  readonly shown: string;
  readonly chosen: string;
  /** The options for the typed text (empty: all of them), best first. */
  readonly optionsFor: (typed: string) => readonly ComboboxOption[];
  readonly onChoose: (value: string) => void;
  /** Called with the typed text when the options have to be fetched; null when the list closes. */
  readonly onType?: (typed: string | null) => void;
  /** Whether options are loading. */
  readonly isBusy?: boolean;
};

/**
 * An editable combobox with a list popup (WAI-ARIA pattern). Mantine's Combobox would add its positioning library to the first route; a
 * list that always opens below its field needs none.
 */
export function Combobox(props: ComboboxProps) {
  const { label, shown, chosen, optionsFor, onChoose, onType, isBusy = false } = props;
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState<string | null>(null);
  /** An index, or the value of the option that an arrow key made active: options that arrive later do not replace it. */
  const [activeAt, setActive] = useState<number | string>(-1);
  // Typing replaces the chosen value.
  useEffect(() => {
    if (typed === null && document.activeElement === input.current) input.current?.select();
  }, [typed, shown]);
  const options = isOpen ? optionsFor(typed ?? "") : [];
  const hasOptions = options.length > 0;
  const active =
    typeof activeAt === "number" ? activeAt : options.findIndex(({ value }) => value === activeAt);

  const open = (text: string | null, at: number): void => {
    setOpen(true);
    setTyped(text);
    setActive(at);
    onType?.(text ?? "");
  };
  const close = (): void => {
    setOpen(false);
    setTyped(null);
    setActive(-1);
    onType?.(null);
  };
  const choose = (option: ComboboxOption | undefined): void => {
    close();
    if (option !== undefined && option.value !== chosen) onChoose(option.value);
  };
  const enterLater = useLateEnter(isBusy, typed ?? "", () => hasOptions && choose(options[0]));
  const hasNothing = isOpen && !hasOptions && !isBusy;
  const move = (step: 1 | -1): void => {
    // Without a match, it starts over with all options.
    if (!isOpen || hasNothing) {
      open(
        null,
        optionsFor("").findIndex((option) => option.value === chosen),
      );
      return;
    }
    setActive(options[stepThrough(active, step, options.length)]?.value ?? 0);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const actions: Record<string, () => void> = {
      ArrowDown: () => move(1),
      ArrowUp: () => move(-1),
      Enter: () => {
        if (!isOpen) open(null, -1);
        else if (isBusy && !hasOptions) enterLater();
        else choose(options[active]);
      },
      Escape: close,
    };
    const action = actions[event.key];
    // Keys of an IME belong to it, and an Escape that closes nothing to the elements around.
    if (action === undefined || event.nativeEvent.isComposing || (event.key === "Escape" && !isOpen)) return;
    event.preventDefault();
    action();
  };

  return (
    <div className={classes["combobox"]}>
      <input
        ref={input}
        className={`${fieldClasses["field"] ?? ""} ${classes["input"] ?? ""}`}
        role="combobox"
        aria-label={label}
        aria-expanded={hasOptions}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={active >= 0 && active < options.length ? `${listId}${active}` : undefined}
        autoComplete="off"
        spellCheck={false}
        placeholder={props.placeholder}
        value={typed ?? shown}
        onChange={(event) => open(event.currentTarget.value, 0)}
        onClick={() => isOpen || open(null, -1)}
        onFocus={(event) => event.currentTarget.select()}
        onBlur={close}
        onKeyDown={onKeyDown}
      />
      <Options
        listId={listId}
        label={label}
        hangsFrom={props.hangsFrom}
        options={options}
        active={active}
        chosen={chosen}
        onChoose={choose}
      />
      {isOpen && !hasOptions && (
        <NoOptions
          isBusy={isBusy}
          hangsFrom={props.hangsFrom}
          onShowAll={typed === null ? null : () => open(null, -1)}
        />
      )}
    </div>
  );
}

type OptionsProps = Pick<ComboboxProps, "label" | "chosen"> & {
  readonly listId: string;
  readonly hangsFrom: ComboboxProps["hangsFrom"] | undefined;
  readonly options: readonly ComboboxOption[];
  /** The index of the active option. */
  readonly active: number;
  readonly onChoose: (option: ComboboxOption) => void;
};

/** The list popup; it is always in the document, so that the field can refer to it. */
function Options({ listId, label, hangsFrom, options, active, chosen, onChoose }: OptionsProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- the focus stays in the field
    <div
      id={listId}
      role="listbox"
      aria-label={label}
      className={classes["list"]}
      data-hangs-from={hangsFrom}
      hidden={options.length === 0}
      // A mousedown on the list must not move the focus out of the field: that would close the list before the click.
      onMouseDown={(event) => event.preventDefault()}
    >
      {options.map((option, index) => (
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- both are the field's
        <div
          key={option.value}
          id={`${listId}${index}`}
          ref={index === active ? scrollIntoView : null}
          role="option"
          aria-selected={option.value === chosen}
          data-active={index === active || undefined}
          className={classes["option"]}
          onClick={() => onChoose(option)}
        >
          {option.label}
        </div>
      ))}
    </div>
  );
}

type NoOptionsProps = {
  readonly isBusy: boolean;
  readonly hangsFrom: ComboboxProps["hangsFrom"] | undefined;
  /** Null if nothing was typed. */
  readonly onShowAll: (() => void) | null;
};

/** Stands in place of the options; the arrow keys do the same as its button. */
function NoOptions({ isBusy, hangsFrom, onShowAll }: NoOptionsProps) {
  return (
    <div role="status" className={classes["list"]} data-hangs-from={hangsFrom}>
      {isBusy ? "Searching…" : `${nothingFound({})} `}
      {!isBusy && onShowAll !== null && (
        <button
          type="button"
          tabIndex={-1}
          className={classes["all"]}
          onMouseDown={(event) => event.preventDefault()}
          onClick={onShowAll}
        >
          Show all
        </button>
      )}
    </div>
  );
}

function scrollIntoView(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: "nearest" });
}
