import type { CodeNode, CodeRow } from "./code-node.ts";
import type { LevelLoader } from "./loading/level-loader.ts";
import type { LevelProgress } from "./loading/lookup.ts";

/** A line between codes about the loading of a level. */
export type NoteRow = LevelProgress & {
  readonly kind: "loading" | "failed" | "childless" | "ended-early";
  readonly key: string;
  /** The code whose children the note is about; null for the first level. */
  readonly parent: string | null;
  readonly level: number;
  readonly error: unknown;
};

export type TreeRow = CodeRow | NoteRow;

/** The open part of the tree as a flat list of lines. Rows that did not change since the last call are the same objects. */
export function flattenRows(roots: readonly CodeNode[], firstLevel: LevelLoader): TreeRow[] {
  const rows: TreeRow[] = [];
  const addLevel = (
    nodes: readonly CodeNode[],
    parent: CodeNode | null,
    loader: LevelLoader | null,
    level: number,
  ): void => {
    const own = loader !== null && loader.parent === (parent?.source ?? null) ? loader : null;
    const failures = own?.failures ?? [];
    const announced = own?.direct === true && !own.settled ? (own.progress.total ?? 0) : 0;
    const siblings = Math.max(nodes.length, announced);
    let failed = 0;
    const addFailuresBefore = (skip: number): void => {
      for (
        let failure = failures[failed];
        failure !== undefined && failure.skip < skip;
        failure = failures[failed]
      ) {
        rows.push(note("failed", own, parent, level, failure));
        failed += 1;
      }
    };
    for (const [index, node] of nodes.entries()) {
      addFailuresBefore(node.origin?.skip ?? 0);
      rows.push(codeRow(node, level, index + 1, siblings));
      if (node.open) addLevel(node.children, node, node.loader, level + 1);
    }
    addFailuresBefore(Number.POSITIVE_INFINITY);
    if (loader === null) return;
    const isComing = loader.busy || (own?.settled === false && failures.length === 0);
    if (isComing) rows.push(note("loading", loader, parent, level));
    if (own?.settled !== true) return;
    if (nodes.length === 0 && parent !== null) rows.push(note("childless", own, parent, level));
    else if (own.endedEarly) rows.push(note("ended-early", own, parent, level));
  };
  addLevel(roots, null, firstLevel, 1);
  return rows;
}

function note(
  kind: NoteRow["kind"],
  loader: LevelLoader | null,
  parent: CodeNode | null,
  level: number,
  failure: { skip: number; error: unknown } = { skip: 0, error: null },
): NoteRow {
  const progress = loader?.progress ?? { loaded: 0, total: null, isCut: false };
  const key = `${kind} ${failure.skip} ${parent?.key ?? ""}`;
  return { kind, key, parent: parent?.key ?? null, level, error: failure.error, ...progress };
}

function codeRow(node: CodeNode, level: number, position: number, siblings: number): CodeRow {
  const { code, culture, open, row: before } = node;
  const expanded = code.hasCodes ? open : null;
  const busy = open && (node.loader?.busy ?? false);
  const isSame =
    before !== null &&
    before.code === code &&
    before.culture === culture &&
    before.level === level &&
    before.position === position &&
    before.siblings === siblings &&
    before.expanded === expanded &&
    before.busy === busy;
  if (isSame) return before;
  const { key } = node;
  const row: CodeRow = {
    kind: "code",
    key,
    code,
    culture,
    level,
    position,
    siblings,
    expanded,
    busy,
  };
  node.row = row;
  return row;
}
