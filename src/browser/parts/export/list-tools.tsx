import { createPortal } from "react-dom";
import type { PagedQueryOptions } from "#browser/queries/list/paging.ts";
import type { Scope } from "#browser/queries/scope/scope.ts";
import { useCulture } from "#browser/session/culture-context.tsx";
import type { ConceptSummary } from "#core/api/concept-summary.ts";
import type { Column, Sheet } from "#core/files/write/table.ts";
import { CopyButton } from "./copy-button.tsx";
import { ExportButton } from "./export-button.tsx";
import { useSecondCultureTexts } from "./use-second-culture-texts.ts";
import classes from "./list-tools.module.css";

type ListToolsProps = {
  /** The name of the list. */
  readonly what: string;
  readonly query: (scope: Scope) => PagedQueryOptions<ConceptSummary>;
  readonly rows: { readonly items: readonly ConceptSummary[] };
  /** Further columns for 'Copy'. */
  readonly columns?: readonly Column<ConceptSummary>[] | undefined;
  readonly hasExport?: boolean | undefined;
  /** An element elsewhere that shows the tools; null before it is mounted. */
  readonly slot?: HTMLElement | null | undefined;
};

/** 'Copy' for the rows that are loaded, and 'Export' for the whole list. */
export function ListTools({ what, query, rows, columns, hasExport = true, slot }: ListToolsProps) {
  const { culture } = useCulture();
  const secondTexts = useSecondCultureTexts();
  const sheet = async (): Promise<Sheet> => {
    const [{ listSheet }, second] = await Promise.all([import("./list-sheet.ts"), secondTexts()]);
    return listSheet({ what, concepts: rows.items, culture, second, columns });
  };
  const tools = (
    <>
      <CopyButton sheet={sheet} />
      {hasExport && <ExportButton subject={{ kind: "concepts", what, query }} />}
    </>
  );
  if (slot === undefined)
    return (
      <div className={classes.tools} data-screen-only>
        {tools}
      </div>
    );
  return slot === null ? null : createPortal(tools, slot);
}
