import { numberText } from "#lib/text/format.ts";
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
  readonly columns: readonly { readonly name: string; readonly role: ColumnRole }[];
  /** Null if the rows are no codes. */
  readonly hierarchy: HierarchyWeight | null;
};

/** The hierarchy of a table in sentences. */
export function describeHierarchy({ hierarchy, share, others }: HierarchyWeight): string {
  const way = hierarchy === "none" ? "No parents" : `Parents ${HIERARCHY_LABELS[hierarchy]}`;
  const result = `${way}: ${shareText(share)} ${share.codes === 1 ? "code" : "codes"} ${share.withParent === 1 ? "has" : "have"} one.`;
  if (others.length === 0) return result;
  const ways = others.map((other) => `${HIERARCHY_LABELS[other.hierarchy]} (${shareText(other.share)})`);
  return `${result} More would have one ${ways.join(", ")}.`;
}

function shareText({ withParent, codes, isPart }: Share): string {
  return `${numberText(withParent)} of ${isPart ? "the first " : ""}${numberText(codes)}`;
}
