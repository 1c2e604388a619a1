import type { QueryClient } from "@tanstack/react-query";
import { fetchWhole } from "#browser/queries/list/fetch-whole.ts";
import { queryUntil } from "#browser/queries/query-until.ts";
import { matchingCodesQuery } from "#browser/queries/resources/classifications.ts";
import { LIST_QUERIES } from "#browser/queries/resources/lists.ts";
import { unitNames, unitQuery } from "#browser/queries/resources/units.ts";
import { backgroundScope } from "#browser/queries/scope/background-scope.ts";
import type { Scope } from "#browser/queries/scope/scope.ts";
import type { ConceptSummary } from "#core/api/concept-summary.ts";
import type { Client } from "#core/api/http/client.ts";
import { isApiError } from "#core/api/http/errors.ts";
import type { ListedKind } from "#core/api/listed-kinds.ts";
import type { WholeList } from "#core/api/paging/all-pages.ts";
import type { ClassificationCode } from "#core/api/resources/classifications.ts";

/** The requests of a lookup: in the background, all through the query cache. */
export class LookupService {
  readonly scope: Scope;
  /** Sends requests that have no query of their own; responses are cached. */
  readonly client: Client;
  readonly #queryClient: QueryClient;
  readonly #background: Scope;

  constructor(queryClient: QueryClient, scope: Scope) {
    this.#queryClient = queryClient;
    this.scope = scope;
    this.#background = backgroundScope(scope);
    this.client = cachedClient(queryClient, this.#background);
  }

  /** The complete list of a kind, unless a part of it is enough. */
  async list(
    kind: ListedKind,
    signal: AbortSignal,
    isEnough?: (loaded: WholeList<ConceptSummary>) => boolean,
  ): Promise<WholeList<ConceptSummary>> {
    const scope = kind === "classification" ? this.#background : this.#largePages();
    return fetchWhole(this.#queryClient, LIST_QUERIES[kind](scope), signal, isEnough);
  }

  /** The codes of a classification that match a number (E2), without one those of the first level; all unless a part is enough. */
  async codes(
    classification: string,
    classNumber: string | null,
    signal: AbortSignal,
    isEnough: (loaded: WholeList<ClassificationCode>) => boolean,
  ): Promise<WholeList<ClassificationCode>> {
    const match = classNumber === null ? null : { classNumber };
    const query = matchingCodesQuery(this.#largePages(), classification, match);
    // Some services respond with 404 if no code has the number.
    return (await unlessMissing(fetchWhole(this.#queryClient, query, signal, isEnough), signal)) ?? NOTHING;
  }

  /** The names of a unit (E15), which are remembered; null if the service has no such unit. */
  async unitNames(versionGuid: string, signal: AbortSignal): Promise<ReturnType<typeof unitNames> | null> {
    const query = unitQuery(this.#background, versionGuid);
    const unit = await unlessMissing(queryUntil(this.#queryClient, query, signal), signal);
    return unit && unitNames(unit, this.scope.culture);
  }

  /** No user waits for the first page, so all pages have the largest size that the service is known to grant. */
  #largePages(): Scope {
    const { takes } = this.#background;
    return { ...this.#background, takes: { ...takes, list: Math.max(takes.list, takes.codes) } };
  }
}

const NOTHING: WholeList<never> = { items: [], total: 0, endsEarly: false, isCut: false };

/** An optional list: empty if it fails to load. */
export async function orEmpty<T>(list: Promise<WholeList<T>>, signal: AbortSignal): Promise<WholeList<T>> {
  try {
    return await list;
  } catch {
    signal.throwIfAborted();
    return NOTHING;
  }
}

/** A response; null if the service does not have the requested thing. */
async function unlessMissing<T>(response: Promise<T>, signal: AbortSignal): Promise<T | null> {
  try {
    return await response;
  } catch (error) {
    if (signal.aborted || !isApiError(error) || error.status !== 404) throw error;
    return null;
  }
}

function cachedClient(queryClient: QueryClient, { client, service }: Scope): Client {
  return {
    ...client,
    request: (spec, signal = new AbortController().signal) => {
      const options = {
        queryKey: [service, null, "lookup", spec.operation, spec.parameters],
        structuralSharing: false,
        queryFn: (context: { readonly signal: AbortSignal }) => client.request(spec, context.signal),
      };
      return queryUntil(queryClient, options, signal);
    },
  };
}
