import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { stepThrough } from "./step-through.ts";
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
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState<string | null>(null);
  const [active, setActive] = useState(-1);
  // Typing replaces the chosen value.
  useEffect(() => {
    if (typed === null && document.activeElement === input.current) input.current?.select();
  }, [typed, shown]);
  const options = isOpen ? optionsFor(typed ?? "") : [];
  const hasOptions = options.length > 0;

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
    setActive((before) => stepThrough(before, step, options.length));
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const actions: Record<string, () => void> = {
      ArrowDown: () => move(1),
      ArrowUp: () => move(-1),
      // Results for the typed text may still be loading.
      Enter: () => (!isOpen ? open(null, -1) : !isBusy || hasOptions ? choose(options[active]) : undefined),
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
        aria-controls={`${id}list`}
        aria-autocomplete="list"
        aria-activedescendant={active >= 0 && active < options.length ? `${id}${active}` : undefined}
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
      {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- the focus stays in the field */}
      <div
        id={`${id}list`}
        role="listbox"
        aria-label={label}
        className={classes["list"]}
        data-hangs-from={props.hangsFrom}
        hidden={!hasOptions}
        // A mousedown on the list must not move the focus out of the field: that would close the list before the click.
        onMouseDown={(event) => event.preventDefault()}
      >
        {options.map((option, index) => (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- both are the field's
          <div
            key={option.value}
            id={`${id}${index}`}
            ref={index === active ? scrollIntoView : null}
            role="option"
            aria-selected={option.value === chosen}
            data-active={index === active || undefined}
            className={classes["option"]}
            onClick={() => choose(option)}
          >
            {option.label}
          </div>
        ))}
      </div>
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
      {isBusy ? "Searching…" : "Nothing found. "}
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
