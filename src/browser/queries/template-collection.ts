import { useMemo } from "react";
import { rememberNames } from "#browser/storage/concept-names.ts";
import type { ConceptKind } from "#core/api/concept-kinds.ts";
import type { ConceptSummary } from "#core/api/concept-summary.ts";
import type { Client } from "#core/api/http/client.ts";
import { fetchAllPages, type WholeList } from "#core/api/paging/all-pages.ts";
import type { PageRequest } from "#core/api/paging/ledger-page.ts";
import { PageLedger } from "#core/api/paging/page-ledger.ts";
import { conceptKey, type PagedList } from "#core/api/paging/paging.ts";
import { listMappedProperties, listTemplateDocuments, listTemplates } from "#core/api/resources/templates.ts";
import { BoundedRun, type RunProgress, type RunStatus } from "#core/lib/bounded-run.ts";
import { backgroundScope } from "./scope/background-scope.ts";
import { type Scope, useScope } from "./scope/scope.ts";

/** A page of the list of templates, or the items of one template. */
type Job =
  | { readonly kind: "page"; readonly request: PageRequest }
  | { readonly kind: "template"; readonly versionGuid: string };

type Part = Pick<WholeList<ConceptSummary>, "items" | "endsEarly">;

type Result = { readonly page: PagedList<ConceptSummary> } | { readonly part: Part };

/** The progress of a collection; the same object until something changes. */
export type CollectionProgress = {
  readonly status: RunStatus;
  /** The number of templates; null while it is unknown. */
  readonly templates: number | null;
  /** The number of templates requested so far. */
  readonly requested: number;
  /** How many of those requests failed. */
  readonly failed: number;
  /** The first error, of a template or of a page of the list of templates; null if nothing failed. */
  readonly error: unknown;
  /** Whether a page of the list of templates failed, so that some templates are unknown. */
  readonly hasListFailed: boolean;
  /** Whether the service sent fewer templates, or fewer properties of one, than it announced. */
  readonly endsEarly: boolean;
  readonly hasGivenUp: boolean;
  /** The items found, without duplicates, in the order of their discovery; the same array until it grows. */
  readonly found: readonly ConceptSummary[];
};

type Remember = (kind: ConceptKind, concepts: readonly ConceptSummary[], template: string | null) => void;

type Source = Pick<Scope, "client" | "culture" | "takes">;

/** What can be collected from all templates: the request for one template, and the kind of the items. */
const PARTS = {
  documents: {
    kind: "document",
    list: async ({ client, culture }: Source, versionGuid: string, signal: AbortSignal) => ({
      items: (await listTemplateDocuments(client, { versionGuid, culture }, signal)).results,
      endsEarly: false,
    }),
  },
  properties: {
    kind: "property",
    list: ({ client, culture, takes }: Source, versionGuid: string, signal: AbortSignal) => {
      const fetchPage = (page: PageRequest) =>
        listMappedProperties(client, { versionGuid, culture, ...page }, signal);
      return fetchAllPages(fetchPage, takes.list, conceptKey);
    },
  },
} satisfies Record<string, { readonly kind: ConceptKind; readonly list: unknown }>;

export type CollectedPart = keyof typeof PARTS;

/**
 * Collects the documents (E14) or mapped properties (E6) of all templates: loads the list of templates (E9) and requests the items of each.
 * Items found before a stop or a failure are kept.
 */
export class TemplateCollection {
  /** Starts, stops and resumes it, and retries what failed. Items found so far are kept. */
  readonly run: BoundedRun<Job, Result>;
  readonly #list = new PageLedger<ConceptSummary>(conceptKey);
  readonly #found = new Map<string, ConceptSummary>();
  readonly #templates = new Set<string>();
  readonly #take: number;
  #subscribers = 0;
  #requested = 0;
  #isPartCut = false;
  #all: readonly ConceptSummary[] = [];
  #measured: { of: RunProgress<Job>; progress: CollectionProgress } | null = null;

  /** @param remember called with the items that are new, and the template that has them */
  constructor(source: Source, part: CollectedPart, remember: Remember) {
    const { client, culture } = source;
    this.#take = source.takes.list;
    this.run = new BoundedRun({
      keyOf: (job) => (job.kind === "page" ? `page ${job.request.skip}` : `template ${job.versionGuid}`),
      work: async (job, signal): Promise<Result> =>
        job.kind === "page"
          ? { page: await listTemplates(client, { culture, ...job.request }, signal) }
          : { part: await PARTS[part].list(source, job.versionGuid, signal) },
      onResult: (job, result) => {
        if (job.kind === "page") {
          if (!("page" in result)) return [];
          remember("template", result.page.results, null);
          return this.#takePage(job.request, result.page);
        }
        if (!("part" in result)) return [];
        this.#requested += 1;
        this.#isPartCut ||= result.part.endsEarly;
        const fresh = result.part.items.filter((concept) => this.#isFresh(concept));
        if (fresh.length === 0) return [];
        this.#all = [...this.#found.values()];
        remember(PARTS[part].kind, fresh, job.versionGuid);
        return [];
      },
    });
    this.run.add(this.#nextPage());
  }

  /** For `useSyncExternalStore`. When the last subscriber leaves, the collection stops. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#subscribers += 1;
    const unsubscribe = this.run.subscribe(listener);
    return () => {
      unsubscribe();
      this.#subscribers -= 1;
      // Deferred: a component that mounts in the same tick continues with the requests in flight.
      queueMicrotask(() => this.#subscribers > 0 || this.run.stop());
    };
  };

  /** For `useSyncExternalStore`. */
  readonly getProgress = (): CollectionProgress => {
    const of = this.run.getProgress();
    if (this.#measured?.of !== of) this.#measured = { of, progress: this.#measure(of) };
    return this.#measured.progress;
  };

  /** The jobs for the templates of a page, and for the next page. */
  #takePage(request: PageRequest, page: PagedList<ConceptSummary>): Job[] {
    this.#list.receive(request, page);
    const following = this.#nextPage();
    const guids = page.results.flatMap(({ versionGuid }) => (versionGuid ? [versionGuid] : []));
    for (const versionGuid of guids) this.#templates.add(versionGuid);
    return [...following, ...guids.map((versionGuid): Job => ({ kind: "template", versionGuid }))];
  }

  #nextPage(): Job[] {
    const request = this.#list.next(this.#take);
    return request === null ? [] : [{ kind: "page", request }];
  }

  #isFresh(concept: ConceptSummary): boolean {
    const key = conceptKey(concept);
    if (key === null || this.#found.has(key)) return false;
    this.#found.set(key, concept);
    return true;
  }

  #measure({ status, failures, hasGivenUp }: RunProgress<Job>): CollectionProgress {
    const failed = failures.filter(({ job }) => job.kind === "template").length;
    return {
      status,
      templates: this.#list.pages.length === 0 ? null : Math.max(this.#list.total ?? 0, this.#templates.size),
      requested: this.#requested + failed,
      failed,
      error: failures[0]?.error ?? null,
      hasListFailed: failures.some(({ job }) => job.kind === "page"),
      endsEarly: this.#isPartCut || this.#list.endsEarly,
      hasGivenUp,
      found: this.#all,
    };
  }
}

/** Keyed by client: a client belongs to one session with one service, so collections end with the session. */
const collections = new WeakMap<Client, Map<string, TemplateCollection>>();

function collectionOf(scope: Scope, part: CollectedPart): TemplateCollection {
  const { client, service, culture } = scope;
  const ofClient = collections.get(client) ?? new Map<string, TemplateCollection>();
  collections.set(client, ofClient);
  const key = JSON.stringify([part, culture]);
  const collection =
    ofClient.get(key) ??
    new TemplateCollection(backgroundScope(scope), part, (...names) =>
      rememberNames(service, culture, ...names),
    );
  ofClient.set(key, collection);
  return collection;
}

/** The collection for the current service and culture. It keeps its items for the next component that subscribes to it. */
export function useTemplateCollection(part: CollectedPart): TemplateCollection {
  const scope = useScope();
  return useMemo(() => collectionOf(scope, part), [scope, part]);
}
