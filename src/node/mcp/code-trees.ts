import type { Client } from "#core/api/http/client.ts";
import { isApiError } from "#core/api/http/errors.ts";
import { MAX_SEARCHED } from "#core/api/paging/default-takes.ts";
import { type ClassificationCode, listClassificationCodes } from "#core/api/resources/classifications.ts";
import { clientCodes } from "#core/code-tree/client-codes.ts";
import { RecentMap } from "#core/lib/recent-map.ts";
import { errorReason } from "#node/connect/error-reason.ts";
import { type ListAnswer, listAnswer, partOf } from "./answer.ts";

type Level = {
  readonly classification: string;
  /** Version GUID of the code above; null for the first level. */
  readonly parent: string | null;
  readonly culture: string | null;
  readonly skip: number;
  readonly take: number;
};

type Source = {
  readonly codes: ReturnType<typeof clientCodes>;
  /** The codes whose children can be found, because their own level was loaded. */
  readonly placed: Map<string, ClassificationCode>;
};

const TREES = 8;
const TAKE = 500;

/** Code trees, level by level, whichever lookup of child codes the service answers (E2). Keeps the latest trees. */
export class CodeTrees {
  readonly #client: Client;
  readonly #sources = new RecentMap<string, Source>(TREES);

  constructor(client: Client) {
    this.#client = client;
  }

  /** A part of a level. */
  async level(level: Level, signal: AbortSignal): Promise<ListAnswer<ClassificationCode>> {
    const { classification, parent, culture, skip, take } = level;
    const { codes, placed } = this.#source(classification, culture);
    const code = parent === null ? null : placed.get(parent);
    if (code === undefined) return this.#byGuid(level, signal);
    const { items, gap } = await codes.childrenOf(code, signal);
    for (const item of items) if (item.versionGuid !== null) placed.set(item.versionGuid, item);
    if (gap !== null && items.length === 0) throw gap;
    const incomplete = gap === null ? {} : { incomplete: errorReason(gap) };
    return { ...partOf(items, { skip, take }), ...incomplete };
  }

  /** The codes below one whose place in the tree is unknown, as that of a search: many services list them by its GUID. */
  async #byGuid(
    { parent, culture, skip, take }: Level,
    signal: AbortSignal,
  ): Promise<ListAnswer<ClassificationCode>> {
    const parameters = { versionGuid: parent ?? "", culture, skip, take };
    try {
      return listAnswer(await listClassificationCodes(this.#client, parameters, signal), { skip, take });
    } catch (error) {
      if (!isApiError(error) || (error.status !== 400 && error.status !== 404)) throw error;
      throw new Error(
        "The service lists no codes by this GUID. List the levels above the code first, from the first one.",
        {
          cause: error,
        },
      );
    }
  }

  #source(classification: string, culture: string | null): Source {
    const key = JSON.stringify([classification, culture]);
    const source = this.#sources.get(key) ?? {
      codes: clientCodes(this.#client, classification, culture, TAKE, MAX_SEARCHED),
      placed: new Map(),
    };
    this.#sources.set(key, source);
    return source;
  }
}
