import { hashKey, type QueryClient } from "@tanstack/react-query";
import { queryUntil } from "#browser/queries/query-until.ts";
import { propertyValuesQuery } from "#browser/queries/resources/properties.ts";
import { backgroundScope } from "#browser/queries/scope/background-scope.ts";
import type { Scope } from "#browser/queries/scope/scope.ts";
import type { ConceptSummary } from "#core/api/concept-summary.ts";
import type { PagedList } from "#core/api/paging/paging.ts";
import { BoundedRun } from "#core/lib/bounded-run.ts";
import { createStore } from "#core/lib/store.ts";

/** A mapped property in one of the compared templates. */
export type MappedCell = { readonly template: string; readonly property: string };

/** The values that have loaded; a new object whenever there are more. */
export type LoadedValues = {
  /** The values of a cell; null while they are unknown. */
  readonly of: (cell: MappedCell) => readonly ConceptSummary[] | null;
};

/** Arriving values are shown at most so often, in ms. */
const NOTIFY_MS = 250;

/**
 * The values of mapped properties (E13) as they arrive in the query cache: those of the rows in view are requested by the rows, the others
 * by `run`.
 */
export class PropertyValues {
  /** Loads the values that decide whether rows differ, a few at a time. */
  readonly run: BoundedRun<MappedCell, void>;
  readonly #queryClient: QueryClient;
  readonly #scope: Scope;
  /** The cells by the hashes of their queries. */
  readonly #cells: ReadonlyMap<string, readonly MappedCell[]>;
  readonly #values = new Map<MappedCell, readonly ConceptSummary[]>();
  readonly #loaded = createStore<LoadedValues>({ of: (cell) => this.#values.get(cell) ?? null });
  #isNotifying = false;

  /**
   * @param cells all cells
   * @param compared those whose values decide whether rows differ
   */
  constructor(
    queryClient: QueryClient,
    scope: Scope,
    cells: readonly MappedCell[],
    compared: readonly MappedCell[],
  ) {
    this.#queryClient = queryClient;
    this.#scope = backgroundScope(scope);
    this.#cells = Map.groupBy(cells, (cell) => hashKey(this.query(cell).queryKey));
    for (const same of this.#cells.values()) this.#read(same);
    this.run = new BoundedRun({
      keyOf: ({ template, property }) => JSON.stringify([template, property]),
      work: async (cell, signal) => {
        await queryUntil(queryClient, this.query(cell), signal);
      },
      onResult: () => {},
    });
    this.run.add(compared);
  }

  /** The query for the values of a cell. */
  query({ template, property }: MappedCell) {
    return propertyValuesQuery(this.#scope, property, template).page(0);
  }

  /** Takes the values of cells with the same query over from the query cache; returns whether they are new. */
  #read(cells: readonly MappedCell[]): boolean {
    const [cell] = cells;
    if (cell === undefined) return false;
    const list = this.#queryClient.getQueryData<PagedList<ConceptSummary>>(this.query(cell).queryKey);
    if (list === undefined || this.#values.get(cell) === list.results) return false;
    for (const one of cells) this.#values.set(one, list.results);
    return true;
  }

  readonly get = (): LoadedValues => this.#loaded.get();

  readonly subscribe = (listener: () => void): (() => void) => {
    const stop = this.#loaded.subscribe(listener);
    const stopCache = this.#queryClient.getQueryCache().subscribe(({ query }) => {
      const cells = this.#cells.get(query.queryHash);
      if (cells === undefined || !this.#read(cells) || this.#isNotifying) return;
      this.#isNotifying = true;
      setTimeout(() => {
        this.#isNotifying = false;
        this.#loaded.set({ of: this.get().of });
      }, NOTIFY_MS);
    });
    return () => {
      stop();
      stopCache();
    };
  };
}
