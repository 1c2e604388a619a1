import { useEffect, useState } from "react";
import { type CodeNode, loadCodes } from "./catalogue-client.ts";

/** The codes for a React tree: the first level, and the children of a code once `open` has been called for it. */
export function useCodes() {
  const [nodes, setNodes] = useState<CodeNode[]>([]);
  const [loaded, setLoaded] = useState(0);
  const [opened] = useState(() => new Set<string>());

  function show(parent: string | null): Promise<void> {
    return new Promise((resolve) => {
      let count = 0;
      void loadCodes(parent, "first, then rest", (page) => {
        count += page.length;
        setLoaded(count);
        setNodes((nodes) => withMore(nodes, parent, page));
        resolve();
      });
    });
  }

  useEffect(() => {
    void show(null);
  }, []);

  /** Resolves when the first page has loaded; loads each code once. */
  async function open(id: string): Promise<void> {
    if (opened.has(id)) return;
    opened.add(id);
    await show(id);
  }
  return { nodes, loaded, open };
}

function withMore(nodes: readonly CodeNode[], parent: string | null, page: readonly CodeNode[]): CodeNode[] {
  if (parent === null) return [...nodes, ...page];
  return nodes.map((node) => {
    if (node.id === parent) return { ...node, children: [...(node.children ?? []), ...page] };
    if (node.children === undefined || !parent.startsWith(`${node.id}.`)) return node;
    return { ...node, children: withMore(node.children, parent, page) };
  });
}
