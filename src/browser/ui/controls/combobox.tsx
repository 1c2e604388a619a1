import { type ComponentProps, useCallback, useId, useState } from "react";
import { useTranslations } from "use-intl";
import { useText } from "#browser/lib/use-text.ts";
import { Announcer } from "../feedback/announcer.tsx";
import { nothingFound } from "../feedback/empty-state.tsx";
import { stepThrough } from "../focus/step-through.ts";
import { useLateEnter } from "../focus/use-late-enter.ts";
import { ComboboxField, ComboboxItem, ComboboxList, keepFocusInField } from "./combobox-parts.tsx";
import classes from "./combobox.module.css";

export type ComboboxOption = {
  readonly value: string;
  readonly label: string;
  /** The language of the label, if it is not that of the page. */
  readonly lang?: string | undefined;
};

/** The text of a field that takes any text, and keeps it until Enter adds it as a value. */
export type ComboboxDraft = {
  readonly text: string;
  /** Whether a text is a value itself; for any other, Enter adds the first option. */
  readonly isValue: (text: string) => boolean;
};

type ComboboxProps = {
  readonly label: string;
  readonly placeholder?: string;
  /** The edge of the field that a wider list is aligned with; default: the start. */
  readonly hangsFrom?: "start" | "end" | undefined;
  /** The chosen value as displayed in the field. */
  readonly shown?: string;
  readonly chosen?: string;
  /** The options for the typed text (empty: all of them), best first. */
  readonly optionsFor: (typed: string) => readonly ComboboxOption[];
  /** Called with the value of an option; of a field with a draft, also with its text. */
  readonly onChoose: (value: string) => void;
  readonly onOpen?: ((isOpen: boolean) => void) | undefined;
  /** Called when the text by which the options are found changes. */
  readonly onType?: (typed: string) => void;
  /** Whether options are loading. */
  readonly isBusy?: boolean;
  /** Why options are missing; empty: no message. Default: that there are none yet, or none at all. */
  readonly note?: string;
  /** Given, the field is for adding values; else it shows the chosen one. */
  readonly draft?: ComboboxDraft;
  /** Further properties of the field. */
  readonly field?: Pick<
    ComponentProps<"input">,
    "id" | "inputMode" | "lang" | "aria-invalid" | "aria-describedby" | "onPaste" | "onKeyDown"
  >;
};

/** The active option: none, the first one, or the one that an arrow key has reached, which options that arrive later do not replace. */
type Active = null | "first" | { readonly value: string };

/** An editable combobox with a list popup (WAI-ARIA pattern), the only one: see docs/decisions/0004-a-combobox-of-our-own.md. */
export function Combobox(props: ComboboxProps) {
  const { label, shown = "", chosen = "", optionsFor, onChoose, onOpen, onType } = props;
  const { isBusy = false, note, draft, field } = props;
  const listId = useId();
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState<string | null>(null);
  const [active, setActive] = useState<Active>(null);
  const text = draft?.text ?? typed ?? "";
  const options = isOpen ? optionsFor(text) : [];
  const hasOptions = options.length > 0;
  const isOwnValue = draft !== undefined && (text.trim() === "" || draft.isValue(text));
  const [best] = draft === undefined ? options : optionsFor(text);
  const activeIndex = indexOf(active, options, isOwnValue);

  const openAll = (active: Active): void => {
    setOpen(true);
    setTyped(null);
    setActive(active);
    onOpen?.(true);
    if (draft === undefined) onType?.("");
  };
  const type = (text: string): void => {
    setOpen(true);
    setTyped(text);
    setActive("first");
    onOpen?.(true);
    onType?.(text);
  };
  const close = (): void => {
    setOpen(false);
    setTyped(null);
    setActive(null);
    onOpen?.(false);
  };
  const choose = (value: string | undefined): void => {
    close();
    if (value !== undefined && value !== chosen) onChoose(value);
  };
  const chooseBest = (): void => choose(isOwnValue ? text : (best?.value ?? draft?.text));
  const enterLater = useLateEnter(isBusy, text, () => {
    if (isOpen && (best !== undefined || draft !== undefined)) chooseBest();
  });
  const move = (step: 1 | -1): boolean => {
    const hasNothing = !hasOptions && !isBusy && draft === undefined;
    // Without a match, it starts over with all options.
    if (!isOpen || hasNothing) openAll({ value: chosen });
    else {
      const next = options[stepThrough(activeIndex, step, options.length)];
      setActive(next === undefined ? "first" : { value: next.value });
    }
    return true;
  };
  const enter = (): boolean => {
    const option = options[activeIndex];
    // With an empty draft, Enter submits the form.
    if (draft !== undefined && option === undefined && text.trim() === "") return false;
    if (draft === undefined && !isOpen) openAll(null);
    else if (isBusy && best === undefined && !isOwnValue) enterLater();
    else if (option === undefined && draft !== undefined) chooseBest();
    else choose(option?.value);
    return true;
  };
  const escape = (): boolean => {
    if (isOpen) close();
    // An Escape that closes nothing is meant for the elements around.
    return isOpen;
  };
  // Typing replaces the chosen value.
  const isSelectable = draft === undefined && typed === null;
  const select = useCallback(
    (input: HTMLInputElement | null) => {
      if (isSelectable && shown !== "" && document.activeElement === input) input?.select();
    },
    [isSelectable, shown],
  );

  return (
    <div className={classes.combobox}>
      <ComboboxField
        {...field}
        ref={select}
        placeholder={props.placeholder}
        label={label}
        listId={listId}
        isExpanded={hasOptions}
        activeId={options[activeIndex] === undefined ? null : `${listId}${activeIndex}`}
        keys={{ ArrowDown: () => move(1), ArrowUp: () => move(-1), Enter: enter, Escape: escape }}
        className={classes.input}
        value={draft?.text ?? typed ?? shown}
        onChange={(event) => type(event.currentTarget.value)}
        onClick={() => isOpen || openAll(null)}
        onFocus={(event) => draft === undefined && event.currentTarget.select()}
        onBlur={close}
      />
      <Popup
        listId={listId}
        label={label}
        hangsFrom={props.hangsFrom}
        isOpen={isOpen}
        options={options}
        activeIndex={activeIndex}
        chosen={chosen}
        onChoose={choose}
        isBusy={isBusy}
        note={note}
        onShowAll={typed === null ? null : () => openAll(null)}
      />
      {note !== undefined && <Announcer>{isOpen ? note : ""}</Announcer>}
    </div>
  );
}

function indexOf(active: Active, options: readonly ComboboxOption[], isOwnValue: boolean): number {
  if (active === null) return -1;
  if (active === "first") return isOwnValue ? -1 : 0;
  return options.findIndex(({ value }) => value === active.value);
}

type PopupProps = Required<Pick<ComboboxProps, "label" | "chosen" | "isBusy" | "onChoose">> & {
  readonly listId: string;
  readonly hangsFrom: ComboboxProps["hangsFrom"];
  readonly isOpen: boolean;
  readonly options: readonly ComboboxOption[];
  readonly activeIndex: number;
  readonly note: string | undefined;
  /** Null if nothing was typed. */
  readonly onShowAll: (() => void) | null;
};

/** The options, and the message about them. */
function Popup(props: PopupProps) {
  const { listId, label, isOpen, options, activeIndex, chosen, onChoose, note } = props;
  const hasOptions = options.length > 0;
  return (
    <div
      className={classes.popup}
      data-hangs-from={props.hangsFrom}
      hidden={!isOpen || (!hasOptions && note === "")}
    >
      <ComboboxList id={listId} label={label} className={classes.list} hidden={!hasOptions}>
        {options.map((option, index) => (
          <ComboboxItem
            key={option.value}
            id={`${listId}${index}`}
            isActive={index === activeIndex}
            isSelected={option.value === chosen}
            className={classes.option}
            onPress={() => onChoose(option.value)}
          >
            <bdi lang={option.lang}>{option.label}</bdi>
          </ComboboxItem>
        ))}
      </ComboboxList>
      {note !== undefined && note !== "" && <div className={classes.note}>{note}</div>}
      {note === undefined && isOpen && !hasOptions && <NoOptions {...props} />}
    </div>
  );
}

/** Stands in place of the options; the arrow keys do the same as its button. */
function NoOptions({ isBusy, onShowAll }: Pick<PopupProps, "isBusy" | "onShowAll">) {
  const t = useTranslations("controls");
  const wording = useText();
  return (
    <div role="status">
      {isBusy ? t("searching") : `${wording(nothingFound({}))} `}
      {!isBusy && onShowAll !== null && (
        <button
          type="button"
          tabIndex={-1}
          className={classes.all}
          onMouseDown={keepFocusInField}
          onClick={onShowAll}
        >
          {t("showAll")}
        </button>
      )}
    </div>
  );
}
