import type { Call } from "./routing.ts";

const DEFAULT_TAKE = 50;
const MAX_TAKE = 500;

/** A `PagedList` (2.2) as sent. */
export type Page<T> = {
  results: T[];
  pagination: { total: number; take: number; skip: number; returned: number; next?: string; prev?: string };
};

type Window = { skip: number; take: number; url: URL };

/** Skip and Take of a request: by default 0 and 50, at most 500; and its address. */
export function readWindow({ query, url }: Pick<Call, "query" | "url">): Window {
  const skip = query.count("Skip") ?? 0;
  return { skip, take: Math.min(query.count("Take") ?? DEFAULT_TAKE, MAX_TAKE), url };
}

/**
 * One page of a list, with its items converted for sending. `next` and `prev` are the request's own address with another Skip and Take;
 * omitted if that page would be empty.
 */
export function page<T, TSent>(
  items: readonly T[],
  { skip, take, url }: Window,
  send: (item: T) => TSent,
): Page<TSent> {
  const total = items.length;
  const results = items.slice(skip, skip + take).map(send);
  const returned = results.length;
  const pagination: Page<TSent>["pagination"] = { total, take, skip, returned };
  if (take > 0) {
    if (skip + take < total) pagination.next = pageUrl(url, skip + take, take);
    // Beyond the end, `prev` is the last page with items.
    const start = Math.min(skip, total);
    if (start > 0) pagination.prev = pageUrl(url, Math.max(0, start - take), take);
  }
  return { results, pagination };
}

function pageUrl(url: URL, skip: number, take: number): string {
  const other = new URL(url);
  other.searchParams.set("Skip", String(skip));
  other.searchParams.set("Take", String(take));
  return other.href;
}
