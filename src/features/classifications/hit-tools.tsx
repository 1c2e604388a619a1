import type { ClassificationCode } from "#api/classifications.ts";
import { CopyButton } from "#concepts/export/copy-button.tsx";
import { ExportButton } from "#concepts/export/export-button.tsx";
import { PrintButton } from "#concepts/print/print-button.tsx";
import { useCulture } from "#session/culture-context.tsx";
import { codesSheet } from "./codes-sheet.ts";
import { hitQueries } from "./use-hits.ts";
import classes from "./code-finder.module.css";

type HitToolsProps = {
  readonly classification: string;
  readonly classificationName: string;
  readonly search: string;
  /** The loaded hits. */
  readonly items: readonly ClassificationCode[];
};

/** 'Copy' for the loaded hits, 'Export' for all of them. */
export function HitTools({ classification, classificationName, search, items }: HitToolsProps) {
  const { culture } = useCulture();
  const noPlace = { level: null, parent: null };
  return (
    <div className={classes["tools"]} data-screen-only>
      <CopyButton
        sheet={() =>
          codesSheet(
            items.map((code) => ({ code, ...noPlace })),
            culture,
          )
        }
      />
      <ExportButton
        subject={{
          kind: "hits",
          what: `${classificationName} ${search}`,
          classification,
          culture,
          queries: (scope) => {
            const { isNumber, byNumber, byTerm } = hitQueries(scope, classification, search);
            return isNumber ? [byNumber, byTerm] : [byTerm];
          },
        }}
      />
      <PrintButton />
    </div>
  );
}
