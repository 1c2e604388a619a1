import type { Client } from "#core/api/http/client.ts";
import type { WalkLimit } from "#core/api/paging/default-takes.ts";
import { listClassificationCodes } from "#core/api/resources/classifications.ts";
import { createCodeSource } from "./code-source.ts";
import { CodeTree } from "./code-tree.ts";
import { type FetchCodes, StrategyMemory } from "./loading/lookup-strategy.ts";
import { PageSizes } from "./loading/page-sizes.ts";

/** The codes of a classification, loaded by requests of a client (E2): for programs, which have no query cache. */
export function clientCodes(
  client: Client,
  classification: string,
  culture: string | null,
  take: number,
  limit?: WalkLimit,
) {
  const fetchCodes: FetchCodes = (lookup, { skip, take, culture }, signal) =>
    listClassificationCodes(client, { ...lookup, skip, take, culture }, signal);
  const options = { classification, culture, fetchCodes };
  const pageSizes = new PageSizes(take);
  const tree = new CodeTree({ ...options, limit, strategies: new StrategyMemory(), pageSizes });
  return createCodeSource({ ...options, take, tree, limit: limit?.items });
}
