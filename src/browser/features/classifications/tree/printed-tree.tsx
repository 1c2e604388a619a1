import { useTranslations } from "use-intl";
import { useText } from "#browser/lib/use-text.ts";
import { LocalizedName, PlainName } from "#browser/parts/name/localized-name.tsx";
import { useIsPrinting } from "#browser/ui/layout/use-is-printing.ts";
import type { CodeRow } from "#core/code-tree/code-node.ts";
import type { TreeRow } from "#core/code-tree/tree-rows.ts";
import { text } from "#core/text/messages/text.ts";
import { definitionOf } from "./code-line.tsx";
import classes from "./printed-tree.module.css";

type PrintedTreeProps = {
  readonly rows: readonly TreeRow[];
  readonly withDefinitions: boolean;
};

/** The open part of the tree for print: all rows, with their natural height. */
export function PrintedTree({ rows, withDefinitions }: PrintedTreeProps) {
  const t = useTranslations("classificationDetails");
  const wording = useText();
  const isPrinting = useIsPrinting();
  if (!isPrinting) return null;
  const hasClosed = rows.some((row) => row.kind === "code" && row.expanded === false);
  return (
    <div className={classes.tree}>
      {hasClosed && <p>{t("moreCodes")}</p>}
      {rows.map((row) => (
        <div
          key={row.key}
          className={classes.row}
          data-first-level={row.level === 1 || undefined}
          data-branch={(row.kind === "code" && row.expanded === true) || undefined}
          style={{ "--level": row.level }}
        >
          {row.kind === "code" ? (
            <PrintedCode row={row} withDefinition={withDefinitions} />
          ) : (
            <em>{wording(NOTES[row.kind])}</em>
          )}
        </div>
      ))}
    </div>
  );
}

/** Notes in place of missing codes. */
const NOTES = {
  loading: text("classificationDetails.printedLoading"),
  failed: text("classificationDetails.printedFailed"),
  childless: text("classificationDetails.printedChildless"),
  "ended-early": text("classificationDetails.printedEndedEarly"),
};

function PrintedCode({ row, withDefinition }: { readonly row: CodeRow; readonly withDefinition: boolean }) {
  const definition = withDefinition ? definitionOf(row.code) : null;
  return (
    <>
      <span className={classes.number}>{row.code.classNumber}</span>
      <span>
        <LocalizedName concept={row.code} culture={row.culture} withSecond />
        {row.expanded === false && <span aria-hidden="true"> …</span>}
        {definition !== null && (
          <PlainName className={classes.definition} concept={definition} culture={row.culture} />
        )}
      </span>
    </>
  );
}
