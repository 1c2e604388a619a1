import type { ClassificationCode } from "#api/resources/classifications.ts";
import { PageLedger, type PageRequest } from "#api/paging/page-ledger.ts";
import { PageLoader } from "#api/paging/page-loader.ts";
import type { PagedList } from "#api/paging/paging.ts";
import { Throttle } from "#lib/throttle.ts";
import type { ParsedNumbers } from "../class-number/parents-by-number.ts";
import type { PageSizes } from "./page-sizes.ts";
import { type Attempt, type CodesLookup, codeKey, isRefusal, readResponse } from "./lookup-strategy.ts";
import { REQUESTS_AT_ONCE } from "#lib/limit.ts";

export type AttemptOptions = {
  /** The code whose children are wanted; null for the first level. */
  readonly parent: ClassificationCode | null;
  readonly pageSizes: PageSizes;
  readonly fetchPage: (
    lookup: CodesLookup,
    page: PageRequest,
    signal: AbortSignal,
  ) => Promise<PagedList<ClassificationCode>>;
  /** The codes whose place is known: the parent, its ancestors and all their siblings. */
  readonly known: () => ClassificationCode[];
  /** Called after each response or failure. */
  readonly onChange: (loader: AttemptLoader) => void;
};

/** Each code found below the parent with its own parent (null: the first level), in the order of the list. */
export type FoundBelow = ReadonlyMap<ClassificationCode, ClassificationCode | null>;

/** Placing the codes loaded so far takes at most one in this many parts of the time. */
const PLACING_SHARE = 24;

/** The pages of one lookup, and the codes below the parent that they contain. */
export class AttemptLoader {
  readonly attempt: Attempt;
  readonly #options: AttemptOptions;
  readonly #pages: PageLoader<ClassificationCode>;
  readonly #numbers: ParsedNumbers = new Map();
  readonly #throttle = new Throttle(PLACING_SHARE);
  /** Whether a page failed that may load in smaller pages. */
  #wasTooLarge = false;
  #placing: ReturnType<typeof setTimeout> | undefined;
  #result: { readonly found: FoundBelow; readonly certain: boolean } = { found: new Map(), certain: false };

  constructor(attempt: Attempt, options: AttemptOptions) {
    this.attempt = attempt;
    this.#options = options;
    const ledger = new PageLedger<ClassificationCode>(codeKey);
    this.#pages = new PageLoader({
      ledger,
      parallel: REQUESTS_AT_ONCE,
      take: () => options.pageSizes.next(ledger.pages.length),
      fetchPage: (page, signal) => this.#fetchPage(page, signal),
      onChange: () => {
        if (this.#wasTooLarge) this.retry();
        else this.#changed();
      },
    });
  }

  /** The loaded codes, the announced total, and the failures. */
  get ledger(): PageLedger<ClassificationCode> {
    return this.#pages.ledger;
  }

  get found(): FoundBelow {
    return this.#result.found;
  }

  /** Whether the codes found are certain to be below the parent. */
  get isCertain(): boolean {
    return this.#result.certain;
  }

  /** Whether the service does not support this strategy. */
  get isRefused(): boolean {
    if (this.#options.parent === null) return false;
    const { count, failures, isOver } = this.ledger;
    const { strategy } = this.attempt;
    if (count > 0) return strategy === "code-guid" && isOver && this.found.size === 0;
    return failures.some(({ error }) => isRefusal(error, strategy));
  }

  start(): void {
    this.#pages.start();
  }

  stop(): void {
    this.#pages.stop();
  }

  /** Retries failed pages, and continues after an early end. */
  retry(): void {
    this.#wasTooLarge = false;
    this.#pages.retry();
    if (this.ledger.isOver) this.#changed();
  }

  async #fetchPage(page: PageRequest, signal: AbortSignal): Promise<PagedList<ClassificationCode>> {
    const { fetchPage, pageSizes } = this.#options;
    try {
      const list = await fetchPage(this.attempt.lookup, page, signal);
      pageSizes.received(page.take, list);
      return list;
    } catch (error) {
      this.#wasTooLarge = !signal.aborted && pageSizes.failed(page.take, error);
      throw error;
    }
  }

  #changed(): void {
    const wait = this.#throttle.wait();
    if (this.ledger.asked > 0 && wait > 0) {
      this.#placing ??= setTimeout(() => this.#place(), wait);
      return;
    }
    this.#place();
  }

  #place(): void {
    clearTimeout(this.#placing);
    this.#placing = undefined;
    this.#result = this.#throttle.run(() => this.#read());
    this.#options.onChange(this);
  }

  #read(): { found: FoundBelow; certain: boolean } {
    const { parent, known } = this.#options;
    const codes = this.ledger.items();
    if (parent === null) return { found: new Map(codes.map((code) => [code, null])), certain: true };
    const { parents, certain } = readResponse(this.attempt, parent, codes, known(), this.#numbers);
    return { found: parents, certain };
  }
}
