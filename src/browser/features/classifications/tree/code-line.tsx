import {
  chooseName,
  directionOf,
  LocalizedName,
  PlainName,
  type NamedConcept,
} from "#browser/parts/name/localized-name.tsx";
import { SecondCulture } from "#browser/parts/second-culture/second-culture.tsx";
import { titleIfCut } from "#browser/ui/list/title-if-cut.ts";
import type { ItemIds } from "#browser/ui/tree/tree-item.tsx";
import type { ClassificationCode } from "#core/api/resources/classifications.ts";
import type { CodeRow } from "#core/code-tree/code-node.ts";
import { givenText } from "#core/text/choose-text.ts";
import classes from "./code-line.module.css";

/** Height of a line of the tree in px, without definitions and with them. */
export const LINE_HEIGHT = { plain: 32, withDefinition: 48 };

/** The same on a phone, where the second culture stands below the first. */
export const STACKED_HEIGHT = { plain: 48, withDefinition: 96 };

/** The definition of a code, to be chosen by culture as a name is; null if it has none. */
export function definitionOf(code: ClassificationCode): NamedConcept | null {
  const { technicalDefinition: name, defaultTechnicalDefinition: defaultName } = code;
  return (givenText(name) ?? givenText(defaultName)) === null ? null : { name, defaultName };
}

type CodeLineProps = {
  readonly row: CodeRow;
  /** The chosen culture. */
  readonly culture: string | null;
  readonly ids: ItemIds;
  readonly withDefinition: boolean;
  /** Whether a second culture is set. */
  readonly hasSecond: boolean;
};

/** Longer numbers may have to give way to the name. */
const SHORT_NUMBER = 12;

/** A code in the tree: the number, the name, and optionally the definition below. */
export function CodeLine({ row, culture, ids, withDefinition, hasSecond }: CodeLineProps) {
  const { code } = row;
  const definition = withDefinition ? definitionOf(code) : null;
  const name = <LocalizedName id={ids.name} noteId={ids.note} concept={code} culture={row.culture} />;
  const number = (
    <span id={ids.number} className={classes.number} data-stale={row.culture !== culture || undefined}>
      {code.classNumber}
    </span>
  );
  const { text, isFallback, culture: shownIn } = chooseName(code, row.culture);
  const isPlain =
    !hasSecond &&
    !isFallback &&
    code.isDeprecated !== true &&
    !row.busy &&
    definition === null &&
    (code.classNumber ?? "").length <= SHORT_NUMBER &&
    directionOf(shownIn) === (document.dir || "ltr");
  if (isPlain)
    return (
      <>
        {number}
        {name}
      </>
    );
  // A flex container takes a third longer to lay out and to paint, but cuts off the right part of a line that is too long.
  return (
    <span className={classes.columns}>
      {number}
      <span className={classes.texts} onPointerEnter={titleIfCut}>
        <span className={classes.name}>{name}</span>
        {definition !== null && (
          <PlainName
            id={ids.details}
            className={classes.definition}
            concept={definition}
            culture={row.culture}
          />
        )}
      </span>
      {hasSecond && (
        <SecondCulture>
          {({ SecondText }, beside) => (
            <SecondText
              concept={code}
              beside={beside}
              first={text}
              id={ids.second}
              noteId={ids.secondNote}
              withDefinition={withDefinition}
            />
          )}
        </SecondCulture>
      )}
      {row.busy && <span className={classes.busy} aria-hidden="true" />}
    </span>
  );
}
