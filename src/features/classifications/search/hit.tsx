import { ActionIcon } from "@mantine/core";
import { useDebouncedCallback } from "@mantine/hooks";
import { Fragment, type KeyboardEvent, useId } from "react";
import { useTranslations } from "use-intl";
import { paths } from "#addresses.ts";
import type { ClassificationCode } from "#api/resources/classifications.ts";
import type { Ancestor } from "#code-tree/hit-paths.ts";
import { chooseName, LocalizedName, SecondName } from "#concepts/name/localized-name.tsx";
import { AppLink } from "#navigation/app-link.tsx";
import { useCulture } from "#session/culture-context.tsx";
import { ShowInTreeIcon } from "#ui/controls/icons.tsx";
import { MarkedText } from "#ui/list/marked-text.tsx";
import { notesOf } from "#ui/list/note-ids.ts";
import classes from "./code-hits.module.css";

/** When the user moves through the hits by keyboard, a hit must keep the focus this long before it is selected, in ms. */
const REST_MS = 250;

type HitProps = {
  readonly item: ClassificationCode;
  readonly ancestors: readonly Ancestor[];
  readonly classification: string;
  readonly search: string;
  readonly culture: string | null;
  readonly isSelected: boolean;
  /** Shows its details next to the hits, and on a wide screen its position in the tree. */
  readonly onSelect: (code: ClassificationCode) => void;
  /** Shows its details and its position in the tree, or hides the latter. */
  readonly onShowInTree: (code: ClassificationCode) => void;
  /** Whether its position in the tree is shown. */
  readonly isTreeShown: boolean;
  readonly noteId: string;
};

/** A code that matches a search: its name, number and path. A click opens it in the tree. */
export function Hit(props: HitProps) {
  const t = useTranslations("classificationDetails");
  const { item, ancestors, classification, search, culture, isSelected, isTreeShown, noteId } = props;
  const { beside } = useCulture();
  const selectSoon = useDebouncedCallback(() => props.onSelect(item), REST_MS);
  const id = useId();
  const ids = { name: `${id}name`, second: `${id}second`, number: `${id}number`, path: `${id}path` };
  const { text, isFallback } = chooseName(item, culture);
  // Screen readers read the name first, although the number is displayed first. The path is the description.
  const content = (
    <>
      <span id={ids.name} className={classes["name"]}>
        <LocalizedName concept={item} culture={culture} search={search} noteId={noteId} withDefault />
      </span>
      <SecondName id={ids.second} concept={item} first={text} noteId={noteId} />
      <span id={ids.number} className={classes["number"]}>
        <MarkedText text={item.classNumber ?? ""} search={search} />
      </span>
      {ancestors.length > 0 && <Path id={ids.path} ancestors={ancestors} />}
    </>
  );
  if (item.versionGuid === null) return <div className={classes["hit"]}>{content}</div>;
  const notes = [ancestors.length > 0 ? ids.path : "", notesOf(noteId, isFallback, beside !== null) ?? ""];
  return (
    <div className={classes["row"]} data-selected={isSelected || undefined}>
      <AppLink
        to={paths.code(classification, item.versionGuid, { number: item.classNumber })}
        state={{ search }}
        className={classes["hit"]}
        aria-current={isSelected || undefined}
        aria-labelledby={`${ids.name} ${beside === null ? "" : `${ids.second} `}${ids.number}`}
        aria-describedby={notes.join(" ").trim() || undefined}
        onKeyUp={(event) => {
          if (isStep(event)) selectSoon();
        }}
        onBlur={() => selectSoon.cancel()}
      >
        {content}
      </AppLink>
      <ActionIcon
        variant="subtle"
        color="gray"
        size={28}
        // Only the selected hit has this tab stop on the way past the hits.
        tabIndex={isSelected ? 0 : -1}
        className={classes["show"] ?? ""}
        data-screen-only
        aria-label={t("showPlaceOf", { name: text })}
        aria-pressed={isTreeShown}
        title={isTreeShown ? t("hidePlace") : t("showPlace")}
        onClick={() => props.onShowInTree(item)}
      >
        <ShowInTreeIcon />
      </ActionIcon>
    </div>
  );
}

function Path({ id, ancestors }: { readonly id: string; readonly ancestors: readonly Ancestor[] }) {
  return (
    <span id={id} className={classes["path"]}>
      {ancestors.map(({ number, code, culture }, index) => (
        // A number occurs only once in a path.
        <Fragment key={number ?? index}>
          {index > 0 && " › "}
          {number}
          {code !== null && (
            <>
              {" "}
              <LocalizedName concept={code} culture={culture} />
            </>
          )}
        </Fragment>
      ))}
    </span>
  );
}

/** Whether a released key may have moved the focus to this hit. */
function isStep({ key }: KeyboardEvent): boolean {
  return key === "ArrowDown" || key === "ArrowUp";
}
