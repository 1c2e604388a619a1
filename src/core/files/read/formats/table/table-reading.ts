import { text, type Text } from "#core/text/messages/text.ts";
import { type ColumnRole, type Hierarchy, HIERARCHY_LABELS } from "./mapping/mapping.ts";

/** How many of a table's codes have a parent. */
export type Share = {
  readonly withParent: number;
  readonly codes: number;
  /** Whether only the first codes were counted. */
  readonly isPart: boolean;
};

/** The hierarchy of a table, and those that would give more codes a parent. */
export type HierarchyWeight = {
  readonly hierarchy: Hierarchy;
  readonly share: Share;
  /** Empty unless the hierarchy is doubtful. */
  readonly others: readonly { readonly hierarchy: Hierarchy; readonly share: Share }[];
};

/** How a table was read: what the user chose or Plinth guessed. */
export type TableReading = {
  /** The columns that were read; none if Plinth wrote the table, whose headers say what they are. */
  readonly columns: readonly { readonly name: Text | string; readonly role: ColumnRole }[];
  /** Null if the rows are no codes. */
  readonly hierarchy: HierarchyWeight | null;
};

/** The hierarchy of a table in sentences. */
export function describeHierarchy({ hierarchy, share, others }: HierarchyWeight): Text {
  const way =
    hierarchy === "none"
      ? text("files.noParents")
      : text("files.parents", { way: HIERARCHY_LABELS[hierarchy] });
  const { isPart, ...counts } = share;
  const result = text(isPart ? "files.parentShareOfFirst" : "files.parentShare", { ...counts, way });
  const [first, ...rest] = others.map((other) => {
    const { isPart, ...counts } = other.share;
    const way = HIERARCHY_LABELS[other.hierarchy];
    return text(isPart ? "files.wayShareOfFirst" : "files.wayShare", { ...counts, way });
  });
  if (first === undefined) return result;
  const ways = rest.reduce((before, next) => text("files.joined", { before, next }), first);
  return text("files.moreParents", { result, ways });
}
