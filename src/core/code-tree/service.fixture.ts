import { beforeEach, vi } from "vitest";
import { ApiError } from "#core/api/http/errors.ts";
import type { PagedList } from "#core/api/paging/paging.ts";
import type { ClassificationCode } from "#core/api/resources/classifications.ts";
import { allOf, type TestCode } from "./class-number/notations.fixture.ts";
import type { CodeRow } from "./code-node.ts";
import { CodeTree } from "./code-tree.ts";
import {
  type CodesLookup,
  type FetchCodes,
  type LookupStrategy,
  StrategyMemory,
} from "./loading/lookup-strategy.ts";
import { PageSizes } from "./loading/page-sizes.ts";
import type { TreeRow } from "./tree-rows.ts";

// Placing is throttled by a clock that these tests stop: it takes no time, and every response is placed immediately.
beforeEach(() => {
  vi.spyOn(performance, "now").mockReturnValue(0);
});

export const CLASSIFICATION = "classification/?#";

/** A request as received by the service. */
export type Sent = {
  readonly lookup: CodesLookup;
  readonly skip: number;
  readonly take: number;
  readonly culture: string | null;
  readonly signal: AbortSignal;
  /** Sends the response, if the service holds responses back. */
  readonly respond: () => void;
};

export type ServiceOptions = {
  /**
   * The strategy that the service supports: `class-number` matches prefixes of numbers; `search-term` matches numbers exactly and texts
   * within names and numbers; `code-guid` accepts the GUID of a code in the path, has no numbers, and searches names only.
   */
  readonly kind?: LookupStrategy;
  /** The strategies that it supports, if these are several or none. */
  readonly supports?: readonly LookupStrategy[];
  /** The maximum number of codes on a page. */
  readonly cap?: number;
  /** The order of the codes; by default that of the tree. */
  readonly order?: (codes: ClassificationCode[], culture: string | null) => ClassificationCode[];
  /** Sends the first level for any number. */
  readonly ignoresClassNumber?: boolean;
  /** The response to a GUID in the path that is no classification's; by default 404. */
  readonly unknownGuid?: "404" | "first level" | "nothing";
  /** Makes some requests fail. */
  readonly fail?: (sent: Sent, index: number) => Error | null;
  /** The total that the service reports. */
  readonly total?: (real: number) => number | null;
};

/** An in-memory service over a tree. */
export class TestService {
  readonly sent: Sent[] = [];
  /** While true, each response waits for its `respond()`. */
  holds = false;
  readonly codes: readonly TestCode[];
  readonly #roots: readonly TestCode[];
  readonly #options: ServiceOptions;

  constructor(roots: readonly TestCode[], options: ServiceOptions = {}) {
    this.#roots = roots;
    this.codes = allOf(roots);
    this.#options = options;
  }

  get acceptsGuids(): boolean {
    return this.#supports("code-guid");
  }

  readonly fetchCodes: FetchCodes = async (lookup, { skip, take, culture }, signal) => {
    const { promise, resolve, reject } = Promise.withResolvers<undefined>();
    signal.addEventListener("abort", () => reject(signal.reason));
    const sent: Sent = { lookup, skip, take, culture, signal, respond: () => resolve(undefined) };
    this.sent.push(sent);
    const error = this.#options.fail?.(sent, this.sent.length - 1) ?? null;
    if (!this.holds) resolve(undefined);
    await promise;
    if (error !== null) throw error;
    return this.#page(sent);
  };

  /** Sends all responses that are held back. */
  respondAll(): void {
    this.holds = false;
    for (const sent of this.sent) sent.respond();
  }

  #page({ lookup, skip, take, culture }: Sent): PagedList<ClassificationCode> {
    const found = this.#matching(lookup).map(({ code }) => translated(code, culture));
    const ordered = this.#options.order?.(found, culture) ?? found;
    const results = ordered.slice(skip, skip + Math.min(take, this.#options.cap ?? 500));
    const total = this.#options.total === undefined ? ordered.length : this.#options.total(ordered.length);
    return { results, pagination: { total, take, skip, returned: results.length }, shape: "paged" };
  }

  #supports(strategy: LookupStrategy): boolean {
    const { kind = "class-number", supports } = this.#options;
    if (supports !== undefined) return supports.includes(strategy);
    return strategy === kind || (strategy === "search-term" && kind === "class-number");
  }

  #matching({ versionGuid, classNumber, searchTerm }: CodesLookup): readonly TestCode[] {
    const { ignoresClassNumber = false, unknownGuid = "404" } = this.#options;
    if (versionGuid !== CLASSIFICATION) {
      const parent = this.codes.find(({ code }) => code.versionGuid === versionGuid);
      if (this.acceptsGuids && parent !== undefined) return parent.children;
      if (unknownGuid === "404") throw failure(404);
      return unknownGuid === "nothing" ? [] : this.#roots;
    }
    if (classNumber !== undefined && !ignoresClassNumber) {
      return this.codes.filter(({ number }) =>
        this.#supports("class-number") ? number.startsWith(classNumber) : number === classNumber,
      );
    }
    if (searchTerm === undefined) return this.#roots;
    const folded = searchTerm.toLowerCase();
    return this.codes.filter(({ number, code }) =>
      [code.name, code.defaultName, this.#supports("search-term") ? number : null].some((text) =>
        text?.toLowerCase().includes(folded),
      ),
    );
  }
}

/** Each response is a new object, as from a real service. */
function translated(code: ClassificationCode, culture: string | null): ClassificationCode {
  return culture === null ? { ...code } : { ...code, name: `${code.classNumber ?? ""} in ${culture}` };
}

/** The strategies of the requests after the first level. */
export const strategiesTried = (service: TestService): LookupStrategy[] =>
  service.sent
    .slice(1)
    .map(({ lookup }) =>
      lookup.classNumber !== undefined
        ? "class-number"
        : lookup.searchTerm !== undefined
          ? "search-term"
          : "code-guid",
    );

export function failure(status: number): ApiError {
  return new ApiError({ kind: "http", operation: "E2", message: `status ${status}`, status });
}

type TreeOptions = {
  readonly openKeys?: readonly string[];
  readonly take?: number;
  readonly culture?: string | null;
  /** By default it is remembered whether the service accepts the GUIDs of codes, so that no request finds that out. */
  readonly strategies?: StrategyMemory;
};

function rememberingGuids({ acceptsGuids }: TestService): StrategyMemory {
  const strategies = new StrategyMemory();
  strategies[acceptsGuids ? "succeeded" : "refused"](CLASSIFICATION, "code-guid");
  return strategies;
}

export function treeOver(service: TestService, options: TreeOptions = {}): CodeTree {
  const { take = 200, culture = null, strategies = rememberingGuids(service), openKeys = [] } = options;
  return new CodeTree({
    classification: CLASSIFICATION,
    culture,
    openKeys,
    pageSizes: new PageSizes(take),
    strategies,
    fetchCodes: service.fetchCodes,
  });
}

/** A tree with its first level loaded. */
export async function startedTree(service: TestService, options: TreeOptions = {}): Promise<CodeTree> {
  const tree = treeOver(service, options);
  tree.start();
  await quiet();
  return tree;
}

/** Waits until all pending promises have settled: responses are immediate here, so one turn of the event loop is enough. */
export async function quiet(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  setImmediate(() => resolve(undefined));
  await promise;
}

/** A service that sends the first level and then only failures, until `mend` is called. */
export function brokenService(roots: readonly TestCode[], options: ServiceOptions = {}) {
  const state = { isBroken: true };
  const fail: ServiceOptions["fail"] = (_, index) => (state.isBroken && index > 0 ? failure(503) : null);
  const mend = (): void => {
    state.isBroken = false;
  };
  return { service: new TestService(roots, { ...options, fail }), mend };
}

export const keyOf = (number: string): string => `guid/${number}`;

export function codeRows(tree: CodeTree): CodeRow[] {
  return tree.getSnapshot().rows.filter((row) => row.kind === "code");
}

export function rowOf(tree: CodeTree, number: string): CodeRow | undefined {
  return codeRows(tree).find(({ key }) => key === keyOf(number));
}

/** The rows as text, indented: codes by their numbers (`+` closed, `-` open), notes by their kind. */
export function linesOf(tree: CodeTree): string[] {
  const write = (row: TreeRow): string => {
    if (row.kind === "code") {
      return `${row.expanded === null ? "" : row.expanded ? "-" : "+"}${row.code.classNumber ?? "?"}${row.busy ? "…" : ""}`;
    }
    return `(${row.kind}${row.kind === "loading" || row.kind === "ended-early" ? ` ${row.loaded}/${String(row.total)}` : ""})`;
  };
  return tree.getSnapshot().rows.map((row) => "  ".repeat(row.level - 1) + write(row));
}

/** Opens codes one after the other, each after the children of the one before have loaded. */
export async function open(tree: CodeTree, ...numbers: string[]): Promise<void> {
  for (const number of numbers) {
    tree.setOpen(keyOf(number), true);
    await quiet();
  }
}
