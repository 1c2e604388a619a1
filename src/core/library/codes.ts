import type { Client } from "#core/api/http/client.ts";
import { isApiError } from "#core/api/http/errors.ts";
import type { ClassificationCode } from "#core/api/resources/classifications.ts";
import { clientCodes } from "#core/code-tree/client-codes.ts";
import { REQUESTS_AT_ONCE } from "#core/lib/limit.ts";
import { DEFAULT_TAKE, IncompleteError, type Items, type ListOptions } from "./items.ts";

/** A code at its place in the tree. */
export type PlacedCode = ClassificationCode & {
  /** From 1. */
  readonly level: number;
  /** Version GUID of the code above it; null at the first level. */
  readonly parentVersionGuid: string | null;
};

type CodesOptions = ListOptions & {
  /** Version GUID of the classification. */
  readonly classification: string;
};

/**
 * All codes of a classification, depth first, as the tree of the app shows them (E2): the codes below a code are found by its GUID, its
 * class number or a search, whichever the service answers. Throws an ApiError if a level cannot be loaded, and an IncompleteError after
 * the last code if the service sent fewer than it announced.
 */
export async function* codes(
  client: Client,
  { classification, culture = null, signal, take = DEFAULT_TAKE }: CodesOptions,
): Items<PlacedCode> {
  // Levels are loaded ahead, which ends with the loop.
  const ahead = new AbortController();
  const stop = signal === undefined ? ahead.signal : AbortSignal.any([signal, ahead.signal]);
  const source = clientCodes(client, classification, culture, take);
  const gaps: string[] = [];

  async function levelOf(children: ReturnType<typeof source.childrenOf>, parent: PlacedCode | null) {
    const { items, gap } = await children.catch((error: unknown) => {
      if (isApiError(error) || stop.aborted || !(error instanceof Error)) throw error;
      return { items: [], gap: error };
    });
    if (gap !== null)
      gaps.push(`${parent?.classNumber ?? parent?.defaultName ?? "The first level"}: ${gap.message}`);
    const started: (typeof children | null)[] = [];
    return { items, parent, started, at: 0 };
  }

  try {
    // A stack instead of recursion: foreign trees may be deeper than the call stack.
    const open = [await levelOf(source.childrenOf(null, stop), null)];
    for (let level = open.at(-1); level !== undefined; level = open.at(-1)) {
      const { items, parent, started, at } = level;
      const code = items[at];
      level.at += 1;
      if (code === undefined) {
        open.pop();
        continue;
      }
      const placed: PlacedCode = {
        ...code,
        level: open.length,
        parentVersionGuid: parent?.versionGuid ?? null,
      };
      yield placed;
      for (const next of items.slice(started.length, at + REQUESTS_AT_ONCE)) {
        const children = next.hasCodes ? source.childrenOf(next, stop) : null;
        // It is awaited when its turn comes, and never if the loop ends before.
        children?.catch(() => undefined);
        started.push(children);
      }
      const children = started[at];
      if (children != null) open.push(await levelOf(children, placed));
    }
  } finally {
    ahead.abort();
  }
  const [first] = gaps;
  if (first === undefined) return;
  throw new IncompleteError(gaps.length === 1 ? first : `${first} So it was ${gaps.length} times.`);
}

/** A code with the codes below it. */
export type CodeBranch = PlacedCode & { readonly children: readonly CodeBranch[] };

/** The whole tree of a classification: the codes of the first level, each with those below it. Rejects as {@link codes} throws. */
export async function codeTree(client: Client, options: CodesOptions): Promise<readonly CodeBranch[]> {
  const roots: CodeBranch[] = [];
  /** The children of the latest code of each level. */
  const open: CodeBranch[][] = [roots];
  for await (const code of codes(client, options)) {
    const children: CodeBranch[] = [];
    open[code.level - 1]?.push({ ...code, children });
    open[code.level] = children;
  }
  return roots;
}
