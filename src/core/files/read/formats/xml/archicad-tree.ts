import { text as sentence } from "#core/text/messages/text.ts";
import type { ReadContext } from "../../build/context.ts";
import type { SourceFile } from "../../decode/decode.ts";
import { LIMITS } from "../../decode/limits.ts";
import type { Where } from "../../report/notes.ts";
import { refuseAbove } from "../../report/read-error.ts";
import { walkXml } from "./walk-xml.ts";

/** An element with child nodes, and the texts of its other child elements by name. */
export type ArchicadNode = {
  readonly name: string;
  readonly where: Where;
  readonly texts: Map<string, string>;
  readonly children: ArchicadNode[];
};

/** The elements that become nodes. All others contain a text, or are mere wrappers. */
const NODES: ReadonlySet<string> = new Set([
  "BuildingInformation",
  "System",
  "Item",
  "PropertyDefinitionGroup",
  "PropertyDefinition",
  "ClassificationID",
  "DefaultValue",
  "Values",
  "Variant",
]);

/** Reads the relevant elements of a file as a tree. */
export async function archicadTree(file: SourceFile, context: ReadContext): Promise<ArchicadNode> {
  const root: ArchicadNode = { name: "", where: "", texts: new Map(), children: [] };
  const open = [root];
  let text = "";
  let count = 0;
  const visitor = {
    open({ name }: { name: string }, line: number): void {
      text = "";
      if (!NODES.has(name)) return;
      count += 1;
      refuseAbove(LIMITS.concepts, count, "elements");
      const node: ArchicadNode = {
        name,
        where: sentence("places.line", { line: String(line) }),
        texts: new Map(),
        children: [],
      };
      open.at(-1)?.children.push(node);
      open.push(node);
    },
    close(name: string): void {
      if (NODES.has(name)) open.pop();
      else {
        const { texts } = open.at(-1) ?? root;
        const own = context.text(text, name);
        if (own !== undefined && !texts.has(name)) texts.set(name, own);
      }
      text = "";
    },
    text(more: string): void {
      text += more;
    },
  };
  await walkXml(file, visitor, context, 0.8);
  return root;
}

/** All descendants of a node with a name, in the order of the file, without nested ones. */
export function nodesBelow({ children }: ArchicadNode, name: string): ArchicadNode[] {
  return children.flatMap((child) => (child.name === name ? [child] : nodesBelow(child, name)));
}
