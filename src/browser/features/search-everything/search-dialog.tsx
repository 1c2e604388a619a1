import { useEffect, useId, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { useTranslations } from "use-intl";
import { lookupAddress } from "#browser/parts/open-by-guid/lookup-address.ts";
import { useScope } from "#browser/queries/scope/scope.ts";
import { keepCultureAndFile, toHref } from "#browser/routing/latest-location.ts";
import { oneLine, takeOverKeys, typedAhead } from "#browser/routing/search-dialog.ts";
import { addRecentSearch } from "#browser/storage/recent-searches.ts";
import { ComboboxField } from "#browser/ui/controls/combobox-parts.tsx";
import { SearchIcon } from "#browser/ui/controls/icons.tsx";
import { ModalDialog } from "#browser/ui/layout/modal-dialog.tsx";
import { type Hit, arrange, type Group } from "./hits/hits.ts";
import { OptionList, optionId } from "./option-list.tsx";
import { SearchNotes } from "./search-notes.tsx";
import { SecondOptions } from "./second-options.tsx";
import { useOptions } from "./use-options.ts";
import classes from "./search-dialog.module.css";

type SearchDialogProps = { readonly onClose: () => void };

/** One search field for everything: codes, templates, properties and all other concepts, pages of the app, GUIDs and addresses. */
export function SearchDialog({ onClose }: SearchDialogProps) {
  const t = useTranslations("search");
  const shell = useTranslations("shell");
  const label = shell("searchEverything");
  const { service } = useScope();
  const field = useRef<HTMLInputElement>(null);
  const listId = useId();
  const [text, setText] = useState(typedAhead().text);
  const options = useOptions(text);
  const choice = useChoice(options.groups);
  const [isFirstRequested, requestFirst] = useState(typedAhead().isEntered);
  const goTo = useOpen();

  const search = (next: string): void => {
    setText(next);
    requestFirst(false);
    choice.clear();
    field.current?.focus();
  };
  const go = (hit: Hit, isElsewhere: boolean): void => {
    const { action } = hit;
    if ("search" in action) search(action.search);
    else if ("identify" in action) {
      options.identify();
      choice.clear();
      requestFirst(true);
    } else {
      requestFirst(false);
      if (!options.isEmpty) addRecentSearch(service, text.trim());
      if (!isElsewhere) {
        field.current?.closest("dialog")?.close();
        // Called here, since the dialog's own event may fire after it has been opened again.
        onClose();
      }
      goTo("lookUp" in action ? lookupAddress(action.lookUp) : action.to, isElsewhere);
    }
  };

  // After Enter, an exact match is opened as soon as it is found, otherwise the first option when the search has ended.
  const first = options.isEmpty ? undefined : (options.opened[0] ?? choice.options[0]);
  const canGo =
    isFirstRequested &&
    first !== undefined &&
    (isExact(first) || !options.isPending) &&
    !(options.isIdentifying && options.opened.length !== 1);
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- the destination arrives with one of several responses
    if (canGo) go(first, false);
  });

  const move = (step: 1 | -1): boolean => {
    choice.move(step);
    return true;
  };
  // These move the cursor in the field.
  const clear = (): boolean => {
    choice.clear();
    return false;
  };

  return (
    <ModalDialog title={label} onClose={onClose}>
      <div ref={takeOverKeys} className={classes.dialog}>
        <div className={classes.field}>
          <span className={classes.icon}>
            <SearchIcon />
          </span>
          <ComboboxField
            ref={field}
            data-autofocus
            label={label}
            listId={listId}
            isExpanded={choice.options.length > 0}
            activeId={choice.chosen === null ? null : optionId(listId, choice.chosen)}
            keys={{
              ArrowDown: () => move(1),
              ArrowUp: () => move(-1),
              Home: clear,
              End: clear,
              Enter: ({ ctrlKey, metaKey }) => {
                const hit = choice.chosen ?? first;
                if (hit === undefined) requestFirst(!options.isEmpty);
                else go(hit, ctrlKey || metaKey);
                return true;
              },
            }}
            placeholder={t("placeholder")}
            autoCapitalize="off"
            enterKeyHint="go"
            value={text}
            onChange={(event) => search(event.currentTarget.value)}
            onPaste={(event) => {
              const pasted = event.clipboardData.getData("text").trim();
              if (oneLine(pasted) === pasted) return;
              // A single-line field would join the lines of pasted text.
              event.preventDefault();
              event.currentTarget.setRangeText(oneLine(pasted));
              search(event.currentTarget.value);
            }}
          />
        </div>
        <OptionList
          id={listId}
          label={label}
          groups={choice.groups}
          chosen={choice.chosen}
          search={options.term}
          onGo={go}
        />
        <SecondOptions listId={listId} groups={choice.groups} options={options} />
        <SearchNotes
          options={options}
          heldBack={choice.heldBack}
          onShowAll={choice.clear}
          focusField={() => field.current?.focus()}
        />
      </div>
    </ModalDialog>
  );
}

/** Whether the option has exactly the number, GUID or address that was typed. */
function isExact(hit: Hit): boolean {
  return "rank" in hit && hit.rank === 0;
}

/** Navigates to an address of the app, here or in another tab; keeps the culture. */
function useOpen(): (to: string, isElsewhere: boolean) => void {
  const navigate = useNavigate();
  return (to, isElsewhere) => {
    // A pasted address with a culture is opened in that culture.
    const hasCulture = new URLSearchParams(to.split("?")[1]).has("culture");
    const path = hasCulture ? to : keepCultureAndFile(to);
    if (isElsewhere) window.open(toHref(path), "_blank", "noopener");
    else void navigate(path);
  };
}

type Choice = { readonly key: string; readonly shown: readonly Group[] };

/** The active option and the options around it: new hits never move it. No option is active until an arrow key is pressed. */
function useChoice(fresh: readonly Group[]) {
  const [choice, setChoice] = useState<Choice | null>(null);
  const { groups, heldBack } =
    choice === null ? { groups: fresh, heldBack: 0 } : arrange(fresh, choice.shown, choice.key);
  const options = groups.flatMap(({ hits }) => hits);
  const at = choice === null ? -1 : options.findIndex(({ key }) => key === choice.key);
  return {
    groups,
    /** The number of hits that belong above the active option and are held back. */
    heldBack,
    options,
    chosen: options[at] ?? null,
    /** Moves to the next or the previous option; the field is between the last and the first one. */
    move: (step: 1 | -1): void => {
      const positions = options.length + 1;
      const next = options[((at + 1 + step + positions) % positions) - 1];
      setChoice(next === undefined ? null : { key: next.key, shown: groups });
    },
    clear: (): void => setChoice(null),
  };
}
