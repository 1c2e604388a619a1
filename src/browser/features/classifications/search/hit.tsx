import { Fragment, memo, useId } from "react";
import { useTranslations } from "use-intl";
import { AppLink } from "#browser/parts/link/app-link.tsx";
import { chooseName, LocalizedName, SecondName } from "#browser/parts/name/localized-name.tsx";
import { useCulture } from "#browser/session/culture-context.tsx";
import { ShowInTreeIcon } from "#browser/ui/controls/icons.tsx";
import { MarkedText } from "#browser/ui/list/marked-text.tsx";
import { notesOf } from "#browser/ui/list/note-ids.ts";
import { paths } from "#core/addresses/addresses.ts";
import type { ClassificationCode } from "#core/api/resources/classifications.ts";
import type { Ancestor } from "#core/code-tree/hit-paths.ts";
import rowButton from "#browser/ui/controls/row-button.module.css";
import classes from "./code-hits.module.css";

type HitProps = {
  readonly item: ClassificationCode;
  readonly ancestors: readonly Ancestor[];
  readonly classification: string;
  /** The search that found it; its text is marked. */
  readonly search: string;
  readonly culture: string | null;
  readonly isSelected: boolean;
  /** Whether its position in the tree is shown. */
  readonly isTreeShown: boolean;
  readonly noteId: string;
};

/**
 * A code that matches a search: its name, number and path. A click opens it in the tree; its button, which the list handles, shows its
 * position there. Memoised, since a letter renders the list several times.
 */
export const Hit = memo(function Hit(props: HitProps) {
  const t = useTranslations("classificationDetails");
  const { item, ancestors, classification, search, culture, isSelected, isTreeShown, noteId } = props;
  const { beside } = useCulture();
  const id = useId();
  const ids = { name: `${id}name`, second: `${id}second`, number: `${id}number`, path: `${id}path` };
  const { text, isFallback } = chooseName(item, culture);
  // Screen readers read the name first, although the number is displayed first. The path is the description.
  const content = (
    <>
      <span id={ids.name} className={classes.name}>
        <LocalizedName concept={item} culture={culture} search={search} noteId={noteId} withDefault />
      </span>
      <SecondName id={ids.second} concept={item} first={text} noteId={noteId} />
      <span id={ids.number} className={classes.number}>
        <MarkedText text={item.classNumber ?? ""} search={search} />
      </span>
      {ancestors.length > 0 && <Path id={ids.path} ancestors={ancestors} />}
    </>
  );
  if (item.versionGuid === null) return <div className={classes.hit}>{content}</div>;
  const notes = [ancestors.length > 0 ? ids.path : "", notesOf(noteId, isFallback, beside !== null) ?? ""];
  return (
    <div className={classes.row} data-selected={isSelected || undefined}>
      <AppLink
        to={paths.code(classification, item.versionGuid, { number: item.classNumber })}
        state={{ search }}
        className={classes.hit}
        aria-current={isSelected || undefined}
        aria-labelledby={`${ids.name} ${beside === null ? "" : `${ids.second} `}${ids.number}`}
        aria-describedby={notes.join(" ").trim() || undefined}
      >
        {content}
      </AppLink>
      <button
        type="button"
        className={`${rowButton["button"]} ${classes.show}`}
        // Only the selected hit has this tab stop on the way past the hits.
        tabIndex={isSelected ? 0 : -1}
        data-screen-only
        aria-label={t("showPlaceOf", { name: text })}
        aria-pressed={isTreeShown}
        title={isTreeShown ? t("hidePlace") : t("showPlace")}
      >
        <ShowInTreeIcon />
      </button>
    </div>
  );
});

function Path({ id, ancestors }: { readonly id: string; readonly ancestors: readonly Ancestor[] }) {
  return (
    <span id={id} className={classes.path}>
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
