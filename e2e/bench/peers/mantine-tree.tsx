import "@mantine/core/styles/baseline.layer.css";
import "@mantine/core/styles/default-css-variables.layer.css";
import "@mantine/core/styles/global.layer.css";
import "@mantine/core/styles/Tree.layer.css";
import {
  FlatTreeNode,
  flattenTreeData,
  MantineProvider,
  type RenderTreeNodePayload,
  type TreeNodeData,
  useTree,
} from "@mantine/core";
import { useVirtualizer } from "@tanstack/react-virtual";
import { useMemo, useRef } from "react";
import type { CodeNode } from "./catalogue-client.ts";
import { mount, Status } from "./mount.tsx";
import { useCodes } from "./use-codes.ts";

const ROW_HEIGHT = 28;

function toData({ id, label, isLeaf, children }: CodeNode): TreeNodeData {
  if (isLeaf) return { value: id, label };
  return { value: id, label, hasChildren: true, ...(children && { children: children.map(toData) }) };
}

function renderNode({ node, expanded, hasChildren, elementProps }: RenderTreeNodePayload) {
  const arrow = hasChildren ? (expanded ? "▾" : "▸") : "";
  return (
    <div {...elementProps} style={{ lineHeight: `${ROW_HEIGHT}px`, whiteSpace: "nowrap" }}>
      <span aria-hidden="true" style={{ display: "inline-block", width: 20 }}>
        {arrow}
      </span>
      {node.label}
    </div>
  );
}

function Page() {
  const { nodes, loaded, open } = useCodes();
  const data = useMemo(() => nodes.map(toData), [nodes]);
  const tree = useTree({ onNodeExpand: (id) => void open(id) });
  const rows = useMemo(() => flattenTreeData(data, tree.expandedState), [data, tree.expandedState]);
  const scroller = useRef<HTMLDivElement>(null);
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_HEIGHT,
    getItemKey: (index) => rows[index]?.node.value ?? index,
    overscan: 8,
  });
  return (
    <>
      <Status loaded={loaded} />
      <div ref={scroller} style={{ height: 700, overflow: "auto" }}>
        <div
          role="tree"
          aria-label="Codes"
          data-tree-root
          style={{ height: virtualizer.getTotalSize(), position: "relative" }}
        >
          {virtualizer.getVirtualItems().map(({ key, index, start }) => {
            const row = rows[index];
            if (row === undefined) return null;
            return (
              <FlatTreeNode
                key={key}
                {...row}
                tree={tree}
                renderNode={renderNode}
                tabIndex={index === 0 ? 0 : -1}
                style={{
                  position: "absolute",
                  top: 0,
                  insetInline: 0,
                  height: ROW_HEIGHT,
                  transform: `translateY(${start}px)`,
                }}
              />
            );
          })}
        </div>
      </div>
    </>
  );
}

mount(
  <MantineProvider>
    <Page />
  </MantineProvider>,
);
