import type { ComponentPropsWithRef, KeyboardEvent, MouseEvent, ReactNode } from "react";
import fieldClasses from "./field.module.css";

type FieldKey = (event: KeyboardEvent<HTMLInputElement>) => boolean;

type ComboboxFieldProps = Omit<ComponentPropsWithRef<"input">, "role"> & {
  readonly label: string;
  /** The id of its `ComboboxList`. */
  readonly listId: string;
  readonly isExpanded: boolean;
  /** The id of the active `ComboboxItem`; null if none is. */
  readonly activeId: string | null;
  /** What keys do in the list; false if they keep their meaning in a field. */
  readonly keys: Readonly<Record<string, FieldKey>>;
};

/** The field of an editable combobox with a listbox (WAI-ARIA pattern). It keeps the focus; its keys make an option active. */
export function ComboboxField(props: ComboboxFieldProps) {
  const { label, listId, isExpanded, activeId, keys, className = "", onKeyDown, ...others } = props;
  return (
    <input
      autoComplete="off"
      spellCheck={false}
      {...others}
      className={`${fieldClasses.field ?? ""} ${className}`}
      role="combobox"
      aria-label={label}
      aria-expanded={isExpanded}
      aria-controls={listId}
      aria-autocomplete="list"
      aria-activedescendant={activeId ?? undefined}
      onKeyDown={(event) => {
        // The keys of an input method belong to it.
        if (event.nativeEvent.isComposing) return;
        if (keys[event.key]?.(event) === true) event.preventDefault();
        else onKeyDown?.(event);
      }}
    />
  );
}

type ComboboxListProps = {
  readonly id: string;
  readonly label: string;
  readonly className?: string | undefined;
  readonly hidden?: boolean;
  readonly children: ReactNode;
};

/** The list of a combobox. It is always in the document, so that the field can refer to it. */
export function ComboboxList(props: ComboboxListProps) {
  const { label, ...others } = props;
  return (
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- the focus stays in the field
    <div {...others} role="listbox" aria-label={label} onMouseDown={keepFocusInField} />
  );
}

type ComboboxItemProps = {
  readonly id: string;
  readonly isActive: boolean;
  readonly isSelected: boolean;
  readonly className: string | undefined;
  /** Called for a click with the main or the middle button. */
  readonly onPress: (event: MouseEvent) => void;
  readonly children: ReactNode;
};

/** An option of a combobox; the active one is scrolled into view. */
export function ComboboxItem(props: ComboboxItemProps) {
  const { id, isActive, isSelected, className, onPress, children } = props;
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- both are the field's
    <div
      ref={isActive ? scrollIntoView : null}
      id={id}
      role="option"
      aria-selected={isSelected}
      data-active={isActive || undefined}
      className={className}
      onClick={onPress}
      onAuxClick={(event) => event.button === 1 && onPress(event)}
    >
      {children}
    </div>
  );
}

/** A press on the list must not move the focus out of the field: that would close the list before the click. */
export function keepFocusInField(event: MouseEvent): void {
  event.preventDefault();
}

function scrollIntoView(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: "nearest" });
}
