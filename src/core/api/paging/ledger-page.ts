import type { PagedList } from "./paging.ts";

/** Skip and Take of a page. */
export type PageRequest = { readonly skip: number; readonly take: number };

type LoadedPage<T> = {
  readonly status: "loaded";
  readonly list: PagedList<T>;
  /** The items that no earlier page contained. */
  readonly items: readonly T[];
  /** Whether it equals or begins with the page before it, which suggests that the service ignores Skip. */
  readonly isRepeat: boolean;
};

/** A page in the ledger: `span` positions of the list from `skip` on; until it has loaded, the expected number. */
export type LedgerPage<T> = PageRequest & { readonly span: number } & (
    | { readonly status: "requested" }
    | { readonly status: "failed"; readonly error: unknown }
    | LoadedPage<T>
  );
