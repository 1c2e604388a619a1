import { useSyncExternalStore } from "react";
import { ExportButton } from "#browser/parts/export/export-button.tsx";
import { pathTo } from "#core/code-tree/code-node.ts";
import type { CodeTree } from "#core/code-tree/code-tree.ts";
import { codeKey } from "#core/code-tree/loading/lookup-strategy.ts";

type CodesExportProps = {
  readonly tree: CodeTree;
  /** Version GUID of the classification. */
  readonly classification: string;
  /** Its name. */
  readonly name: string;
  /** Version GUID of the selected code; null for none. */
  readonly code: string | null;
};

/** 'Export' of the code tree: the whole tree, the selected branch, or the open codes. */
export function CodesExport({ tree, classification, name, code }: CodesExportProps) {
  // A code below the first level is loaded after the page was rendered.
  const node = useSyncExternalStore(tree.subscribe, () => (code === null ? null : (tree.node(code) ?? null)));
  return (
    <ExportButton
      subject={{
        kind: "codes",
        what: name,
        classification,
        selected: node === null ? null : pathTo(node).map(({ code }) => code),
        isOpen: (code) => tree.node(codeKey(code))?.open ?? false,
      }}
    />
  );
}
