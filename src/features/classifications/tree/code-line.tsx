import type { ClassificationCode } from "#api/resources/classifications.ts";
import type { CodeRow } from "#code-tree/code-node.ts";
import { LocalizedName } from "#concepts/name/localized-name.tsx";
import { titleIfCut } from "#ui/list/title-if-cut.ts";
import type { ItemIds } from "#ui/tree/tree-item.tsx";
import classes from "./code-line.module.css";

/** Height of a line of the tree in px, without definitions and with them. */
export const LINE_HEIGHT = { plain: 32, withDefinition: 48 };

/** The text below the name of a code, if any. */
export function definitionOf(code: ClassificationCode): string | null {
  return [code.technicalDefinition, code.defaultTechnicalDefinition].find((text) => text?.trim()) ?? null;
}

type CodeLineProps = {
  readonly row: CodeRow;
  /** The chosen culture. */
  readonly culture: string | null;
  readonly ids: ItemIds;
  readonly withDefinition: boolean;
};

/** A code in the tree: the number, the name, and optionally the definition below. */
export function CodeLine({ row, culture, ids, withDefinition }: CodeLineProps) {
  const { code } = row;
  const definition = withDefinition ? definitionOf(code) : null;
  const stale = row.culture !== culture || undefined;
  const name = <LocalizedName id={ids.name} noteId={ids.note} concept={code} culture={row.culture} />;
  return (
    <>
      <span id={ids.number} className={classes["number"]}>
        {code.classNumber}
      </span>
      {definition === null ? (
        <span
          className={`${classes["texts"]} ${classes["name"]}`}
          data-stale={stale}
          onPointerEnter={titleIfCut}
        >
          {name}
        </span>
      ) : (
        <span className={classes["texts"]} data-stale={stale}>
          <span className={classes["name"]} onPointerEnter={titleIfCut}>
            {name}
          </span>
          <bdi id={ids.details} className={classes["definition"]} dir="auto">
            {definition}
          </bdi>
        </span>
      )}
      {row.busy && <span className={classes["busy"]} aria-hidden="true" />}
    </>
  );
}
