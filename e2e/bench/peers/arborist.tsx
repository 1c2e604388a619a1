import { type NodeRendererProps, Tree } from "react-arborist";
import type { CodeNode } from "./catalogue-client.ts";
import { mount, Status } from "./mount.tsx";
import { useCodes } from "./use-codes.ts";

function Row({ node, style }: NodeRendererProps<CodeNode>) {
  const arrow = node.isLeaf ? "" : node.isOpen ? "▾" : "▸";
  return (
    <div style={{ ...style, lineHeight: "28px", whiteSpace: "nowrap" }}>
      <span aria-hidden="true" style={{ display: "inline-block", width: 20 }}>
        {arrow}
      </span>
      {node.data.label}
    </div>
  );
}

const childrenOf = ({ isLeaf, children }: CodeNode) => (isLeaf ? null : (children ?? []));

function Page() {
  const { nodes, loaded, open } = useCodes();
  return (
    <>
      <Status loaded={loaded} />
      <Tree<CodeNode>
        data={nodes}
        childrenAccessor={childrenOf}
        aria-label="Codes"
        rowHeight={28}
        height={700}
        width="100%"
        openByDefault={false}
        disableDrag
        disableDrop
        disableEdit
        disableMultiSelection
        onActivate={(node) => node.toggle()}
        onToggle={(id) => void open(id)}
      >
        {Row}
      </Tree>
    </>
  );
}

mount(<Page />);
