import { RichTreeView } from "@mui/x-tree-view/RichTreeView";
import type { CodeNode } from "./catalogue-client.ts";
import { mount, Status } from "./mount.tsx";
import { useCodes } from "./use-codes.ts";

/** An item without children cannot be opened, and lazy loading requires a licence, so this adds a placeholder child. */
function childrenOf({ id, isLeaf, children }: CodeNode) {
  return isLeaf ? [] : (children ?? [{ id: `${id} …`, label: "Loading", isLeaf: true }]);
}

function Page() {
  const { nodes, loaded, open } = useCodes("first, then rest");
  return (
    <>
      <Status loaded={loaded} />
      <div style={{ height: 700, overflow: "auto" }}>
        <RichTreeView
          items={nodes}
          getItemChildren={childrenOf}
          itemHeight={28}
          domStructure="flat"
          onItemExpansionToggle={(_, id, isExpanded) => {
            if (isExpanded) void open(id);
          }}
        />
      </div>
    </>
  );
}

mount(<Page />);
