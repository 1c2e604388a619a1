import { ActionIcon } from "@mantine/core";
import { Fragment, type KeyboardEvent, useEffect, useId, useRef } from "react";
import type { ClassificationCode } from "#api/classifications.ts";
import { paths } from "#addresses.ts";
import type { Ancestor } from "#code-tree/hit-paths.ts";
import { AppLink } from "#concepts/app-link.tsx";
import { chooseName, LocalizedName } from "#concepts/localized-name.tsx";
import { PlaceIcon } from "#ui/icons.tsx";
import { MarkedText } from "#ui/marked-text.tsx";
import classes from "./code-hits.module.css";

/** Whoever goes through the hits by key stops at one for so long, in ms, before it is shown beside them. */
const REST_MS = 250;

type HitProps = {
  readonly item: ClassificationCode;
  readonly ancestors: readonly Ancestor[];
  readonly classification: string;
  readonly search: string;
  readonly culture: string | null;
  readonly isSelected: boolean;
  /** Shows its details beside the hits, and on a wide screen its place. */
  readonly onSelect: (code: ClassificationCode) => void;
  /** Shows its details and its place, or hides its place again. */
  readonly onPlace: (code: ClassificationCode) => void;
  /** Whether its place is shown. */
  readonly isPlaceShown: boolean;
  readonly noteId: string;
};

/** A code that matches: its name and number, and where it stands. A click opens the tree there. */
export function Hit(props: HitProps) {
  const { item, ancestors, classification, search, culture, isSelected, isPlaceShown, noteId } = props;
  const rest = useRest(() => props.onSelect(item));
  const id = useId();
  const ids = { name: `${id}name`, number: `${id}number`, path: `${id}path` };
  // The name comes first for those who listen, the number for those who look. Where it stands describes it.
  const content = (
    <>
      <span id={ids.name} className={classes["name"]}>
        <LocalizedName concept={item} culture={culture} search={search} noteId={noteId} withDefault />
      </span>
      <span id={ids.number} className={classes["number"]}>
        <MarkedText text={item.classNumber ?? ""} search={search} />
      </span>
      {ancestors.length > 0 && <Path id={ids.path} ancestors={ancestors} />}
    </>
  );
  if (item.versionGuid === null) return <div className={classes["hit"]}>{content}</div>;
  const { text, isFallback } = chooseName(item, culture);
  const notes = [ancestors.length > 0 && ids.path, isFallback && noteId].filter((note) => note !== false);
  return (
    <div className={classes["row"]} data-selected={isSelected || undefined}>
      <AppLink
        to={paths.code(classification, item.versionGuid, { number: item.classNumber })}
        state={{ search }}
        className={classes["hit"]}
        aria-current={isSelected || undefined}
        aria-labelledby={`${ids.name} ${ids.number}`}
        aria-describedby={notes.join(" ") || undefined}
        onKeyUp={(event) => {
          if (isStep(event)) rest.begin();
        }}
        onBlur={rest.stop}
      >
        {content}
      </AppLink>
      <ActionIcon
        variant="subtle"
        color="gray"
        size={28}
        // One of them is enough on the way from the hits to what comes after them.
        tabIndex={isSelected ? 0 : -1}
        className={classes["show"] ?? ""}
        data-screen-only
        aria-label={`Show the place of ${text}`}
        aria-pressed={isPlaceShown}
        title={isPlaceShown ? "Hide its place in the tree" : "Show its place in the tree"}
        onClick={() => props.onPlace(item)}
      >
        <PlaceIcon />
      </ActionIcon>
    </div>
  );
}

function Path({ id, ancestors }: { readonly id: string; readonly ancestors: readonly Ancestor[] }) {
  return (
    <span id={id} className={classes["path"]}>
      {ancestors.map(({ number, code, culture }, index) => (
        // The same number does not occur twice above a code.
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

/** Whether a key was let go of that may have led to this hit. */
function isStep({ key }: KeyboardEvent): boolean {
  return key === "ArrowDown" || key === "ArrowUp";
}

/** Calls back when something has gone on for a while. */
function useRest(callback: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const stop = (): void => clearTimeout(timer.current);
  const begin = (): void => {
    stop();
    timer.current = setTimeout(callback, REST_MS);
  };
  useEffect(() => stop, []);
  return { begin, stop };
}
