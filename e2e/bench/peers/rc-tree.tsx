import "@rc-component/tree/assets/index.css";
import "./rc-tree.css";
import Tree from "@rc-component/tree";
import type { CodeNode } from "./catalogue-client.ts";
import { mount, Status } from "./mount.tsx";
import { useCodes } from "./use-codes.ts";

const FIELDS = { key: "id", title: "label", children: "children" };

function Page() {
  const { nodes, loaded, open } = useCodes();
  return (
    <>
      <Status loaded={loaded} />
      <Tree<CodeNode>
        treeData={nodes}
        fieldNames={FIELDS}
        loadData={({ id }) => open(id)}
        virtual
        height={700}
        itemHeight={28}
        showIcon={false}
        expandAction="click"
      />
    </>
  );
}

mount(<Page />);
