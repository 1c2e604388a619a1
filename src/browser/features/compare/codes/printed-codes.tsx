import { useTranslations } from "use-intl";
import { chooseName, SecondName } from "#browser/parts/name/localized-name.tsx";
import { useIsPrinting } from "#browser/ui/layout/use-is-printing.ts";
import type { ClassificationCode } from "#core/api/resources/classifications.ts";
import type { ComparedConcept } from "../compared-concept.ts";
import { ConceptLabel } from "../concept-label.tsx";
import { CodeText, States } from "./code-cells.tsx";
import type { CodeLine } from "./compared-codes.ts";
import classes from "./printed-codes.module.css";

type PrintedCodesProps = {
  readonly lines: readonly CodeLine[];
  readonly sides: readonly [ComparedConcept, ComparedConcept];
  /** The culture of the texts. */
  readonly culture: string | null;
};

/** The rows of the comparison for print: all that are open, with their natural height. */
export function PrintedCodes({ lines, sides, culture }: PrintedCodesProps) {
  const t = useTranslations("compare");
  const codes = useTranslations("classificationDetails");
  const isPrinting = useIsPrinting();
  if (!isPrinting) return null;
  const hasClosed = lines.some(({ expanded }) => expanded === false);
  return (
    <>
      {hasClosed && <p>{codes("moreCodes")}</p>}
      <table className={classes.codes}>
        <thead>
          <tr>
            {sides.map((side) => (
              <th key={side.versionGuid} scope="col">
                <ConceptLabel of={side} />
              </th>
            ))}
            <th scope="col">{t("state")}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ key, level, expanded, row }) => (
            <tr key={key} data-first-level={level === 1 || undefined} style={{ "--level": level }}>
              {[row.first, row.second].map((code, side) => (
                <td key={sides[side]?.versionGuid} className={classes.code}>
                  {code === null ? "–" : <PrintedCode code={code} culture={culture} />}
                  {code !== null && expanded === false && <span aria-hidden="true"> …</span>}
                </td>
              ))}
              <td className={classes.states}>
                <States row={row} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

type PrintedCodeProps = { readonly code: ClassificationCode; readonly culture: string | null };

function PrintedCode({ code, culture }: PrintedCodeProps) {
  return (
    <>
      <CodeText code={code} culture={culture} />{" "}
      <SecondName concept={code} first={chooseName(code, culture).text} />
    </>
  );
}
