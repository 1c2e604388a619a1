import type { ConceptSummary } from "#api/concept-summary.ts";
import type { Sheet } from "#exchange/write/table.ts";
import type { PagedQueryOptions } from "#queries/paging.ts";
import type { Scope } from "#queries/scope.ts";
import { CopyButton } from "./copy-button.tsx";
import { ExportButton } from "./export-button.tsx";
import classes from "./list-tools.module.css";

type ListToolsProps = {
  /** What the list is called. */
  readonly what: string;
  readonly query: (scope: Scope) => PagedQueryOptions<ConceptSummary>;
  readonly rows: { readonly items: readonly ConceptSummary[] };
  readonly culture: string | null;
};

/** 'Copy' for the rows that are loaded, and 'Export' for the whole list. */
export function ListTools({ what, query, rows, culture }: ListToolsProps) {
  const sheet = async (): Promise<Sheet> => {
    const { conceptsContents } = await import("#exchange/write/kinds/concepts.ts");
    const concepts = rows.items.map((concept) => ({
      concept,
      texts: [{ name: concept.name, definition: null }],
    }));
    return conceptsContents({ kind: "concepts", what, cultures: [culture], concepts }).sheets[0];
  };
  return (
    <div className={classes["tools"]}>
      <CopyButton sheet={sheet} />
      <ExportButton subject={{ kind: "concepts", what, query }} />
    </div>
  );
}
