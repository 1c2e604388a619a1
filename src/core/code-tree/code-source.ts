import { MAX_WALK } from "#core/api/paging/default-takes.ts";
import type { ClassificationCode } from "#core/api/resources/classifications.ts";
import { TextError } from "#core/text/messages/text-error.ts";
import { text } from "#core/text/messages/text.ts";
import type { ChildrenGap } from "./code-loading.ts";
import type { CodeNode } from "./code-node.ts";
import type { CodeTree, PlacedByNumber } from "./code-tree.ts";
import { codeKey, type FetchCodes } from "./loading/lookup-strategy.ts";

type CodeSourceOptions = {
  readonly tree: CodeTree;
  /** Version GUID of the classification. */
  readonly classification: string;
  /** The culture of the tree's texts; undefined if they may be of several. */
  readonly culture: string | null | undefined;
  /** The function with which the tree fetches its codes. */
  readonly fetchCodes: FetchCodes;
  /** Take of the requests for single codes. */
  readonly take: number;
  /** The maximum number of codes: a service may have codes below each code, without end. */
  readonly limit?: number | undefined;
};

/** A page of codes that was loaded into the tree. */
type CodePage = {
  readonly key: string;
  readonly isLoadedIn: (culture: string | null) => boolean;
  readonly fetch: (culture: string | null, signal: AbortSignal) => Promise<readonly ClassificationCode[]>;
};

/** The codes of a tree for an export: the children of one code at a time, found by whichever lookup strategy works (E2). */
export function createCodeSource({
  tree,
  classification,
  culture,
  fetchCodes,
  take,
  limit = MAX_WALK.items,
}: CodeSourceOptions) {
  const pages = new Map<string, CodePage>();
  let found = 0;

  const remember = ({ origin }: CodeNode): void => {
    if (origin === null) return;
    const { lookup, skip, take: size, culture } = origin;
    const key = JSON.stringify([lookup, skip]);
    if (pages.has(key)) return;
    const fetch: CodePage["fetch"] = async (culture, signal) =>
      (await fetchCodes(lookup, { skip, take: size, culture, mayBeCached: true }, signal)).results;
    pages.set(key, { key, isLoadedIn: (other) => other === culture, fetch });
  };

  const childrenOf = async (
    parent: ClassificationCode | null,
    signal: AbortSignal,
  ): Promise<{ items: readonly ClassificationCode[]; gap: Error | null }> => {
    const node = parent === null ? null : tree.node(codeKey(parent));
    if (node === undefined) throw new TextError(text("classifications.notInTree"));
    if (found >= limit) throw listCut(found);
    const missing = await tree.loading.loadChildren(node, signal);
    const children = node === null ? tree.roots : node.children;
    for (const child of children) remember(child);
    found += children.length;
    // The codes below the number are then those of the first code that has it.
    const isBelowAnother =
      missing?.kind === "none-found" &&
      tree.placedByNumber?.sharedNumbers.includes(parent?.classNumber?.trim() ?? "");
    const gap = missing === null || isBelowAnother === true ? null : toError(missing);
    if (gap !== null && children.length === 0) throw gap;
    return { items: children.map(({ code }) => code), gap };
  };

  return {
    culture,
    isLoaded: (parent: ClassificationCode | null): boolean => {
      const node = parent === null ? null : tree.node(codeKey(parent));
      return node !== undefined && tree.loading.settled(node);
    },
    childrenOf,
    placedByNumber: (): PlacedByNumber | null => tree.placedByNumber,
    pages: (): readonly CodePage[] => [...pages.values()],
    byNumber: async (classNumber: string, culture: string | null, signal: AbortSignal) => {
      const lookup = { versionGuid: classification, classNumber };
      return (await fetchCodes(lookup, { skip: 0, take, culture, mayBeCached: true }, signal)).results;
    },
  };
}

/** Why not all children of a code are there. */
function toError(gap: ChildrenGap): Error {
  switch (gap.kind) {
    case "failed":
      return gap.error instanceof Error ? gap.error : new Error(String(gap.error));
    case "ended-early":
      if (gap.isCut) return listCut(gap.loaded);
      return new TextError(text("exporting.fewerCodes"), "The service sent fewer codes than it announced.");
    case "none-found":
      return new TextError(
        text("exporting.noCodesBelow"),
        "The service announced codes below this one, but sent none.",
      );
  }
}

function listCut(sent: number): TextError {
  const message = `Only the first ${sent} were loaded: the list is too long, or it never ends.`;
  return new TextError(text("exporting.listCut", { sent }), message);
}
