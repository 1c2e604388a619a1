import * as fc from "fast-check";
import type { WalkLimit } from "./default-takes.ts";
import { loadPages, type LoadPagesOptions } from "./load-pages.ts";
import { PageLedger } from "./page-ledger.ts";
import { type Behaviour, honest, type Service, turn } from "./paging.fixture.ts";
import type { PagedList } from "./paging.ts";

type Sent = { readonly skip: number; readonly signal: AbortSignal; readonly settle: () => void };

export type LoaderSetup = {
  readonly parallel: number;
  readonly take: number;
  /** Which requests fail, by their index. */
  readonly fails?: (index: number) => boolean;
  readonly limit?: WalkLimit;
};

/** A loader whose responses are held back, and its requests. */
export function loaderOver(service: Service, { parallel, take, fails = () => false, limit }: LoaderSetup) {
  const requests: Sent[] = [];
  const waiting = new Set<Sent>();
  let changes = 0;
  let mostAtOnce = 0;
  const ledger = new PageLedger<number>(String, limit);
  let controller = new AbortController();
  const options: LoadPagesOptions<number> = {
    ledger,
    parallel,
    take: () => take,
    onChange: () => void (changes += 1),
    fetchPage: async ({ skip }, signal) => {
      const { promise, resolve, reject } = Promise.withResolvers<PagedList<number>>();
      const isFailing = fails(requests.length);
      const request: Sent = {
        skip,
        signal,
        settle: () => {
          waiting.delete(request);
          if (isFailing) reject(new Error(`failed at ${skip}`));
          else resolve(service(skip, take));
        },
      };
      signal.addEventListener("abort", () => {
        waiting.delete(request);
        reject(signal.reason);
      });
      requests.push(request);
      waiting.add(request);
      mostAtOnce = Math.max(mostAtOnce, waiting.size);
      return promise;
    },
  };
  const loader = {
    start: () => loadPages(options, controller.signal),
    stop: () => {
      controller.abort();
      controller = new AbortController();
      ledger.withdraw();
    },
    retry: () => {
      ledger.reopen();
      loader.start();
    },
  };
  /** Sends responses in the order of the picks, until nothing is in flight. */
  const finish = async (picks: readonly number[] = [], limit = 2000): Promise<void> => {
    for (let turns = 0; waiting.size > 0; turns += 1) {
      if (requests.length > limit) throw new Error(`No end after ${limit} requests.`);
      [...waiting][(turn(picks, turns) ?? 0) % waiting.size]?.settle();
      await settled();
    }
  };
  return { loader, ledger, requests, waiting, finish, mostAtOnce: () => mostAtOnce, changes: () => changes };
}

/** Loads a whole list; `patience` is the number of times that it is reopened after an early end. */
export async function loadAll(
  service: Service,
  setup: LoaderSetup & {
    readonly order?: readonly number[];
    readonly patience?: number;
    readonly maxRequests?: number;
  },
) {
  const { loader, ledger, requests, finish } = loaderOver(service, setup);
  loader.start();
  await finish(setup.order, setup.maxRequests);
  for (let left = setup.patience ?? 0; left > 0 && ledger.endsEarly; left -= 1) {
    loader.retry();
    await finish(setup.order, setup.maxRequests);
  }
  return {
    ledger,
    items: ledger.items(),
    requests: requests.length,
    skips: requests.map(({ skip }) => skip),
  };
}

/** Waits until all effects of a response have happened. */
export async function settled(): Promise<void> {
  for (let turns = 0; turns < 5; turns += 1) await Promise.resolve();
}

export function ascending(numbers: readonly number[]): number[] {
  return numbers.toSorted((a, b) => a - b);
}

export const turns = (min: number, max: number) => fc.array(fc.integer({ min, max }), { maxLength: 6 });
/** The order of the responses: which of the requests in flight is next. */
export const orders = fc.array(fc.nat(3), { maxLength: 20 });
/** Sequential, and four concurrent requests. */
export const schedulers = fc.constantFrom(1, 4);
export const sizes = {
  count: fc.integer({ min: 0, max: 90 }),
  take: fc.integer({ min: 1, max: 30 }),
  cap: fc.integer({ min: 3, max: 30 }),
};
export const behaviours = (arbitraries: {
  [K in keyof Behaviour]?: fc.Arbitrary<Behaviour[K]>;
}): fc.Arbitrary<Behaviour> => fc.record(arbitraries).map((given) => ({ ...honest, ...given }));
