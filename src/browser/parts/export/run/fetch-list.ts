import type { QueryClient } from "@tanstack/react-query";
import { fetchAvailable } from "#browser/queries/list/fetch-whole.ts";
import type { PagedQueryOptions } from "#browser/queries/list/paging.ts";
import type { WholeList } from "#core/api/paging/all-pages.ts";
import type { Fetched } from "#core/files/write/collect/source.ts";
import { TextError } from "#core/text/messages/text-error.ts";
import { text } from "#core/text/messages/text.ts";

/** A list in a culture as far as it could be loaded, and what is missing. Rejects if no item could be loaded. */
export async function fetchList<T>(
  queryClient: QueryClient,
  query: PagedQueryOptions<T>,
  signal: AbortSignal,
): Promise<Fetched<T>> {
  const { error, ...list } = await fetchAvailable(queryClient, query, signal);
  const { items } = list;
  if (error !== null && items.length === 0) throw error;
  return { items, gap: error ?? gapOf(list) };
}

/** How much of a list has loaded; null if all of it. */
export function gapOf({ items, total, endsEarly, isCut }: WholeList<unknown>): TextError | null {
  if (!endsEarly) return null;
  const sent = items.length;
  if (isCut) return new TextError(text("exporting.listCut", { sent }));
  return new TextError(
    total === null ? text("exporting.sentOfMore", { sent }) : text("exporting.sentOf", { sent, total }),
  );
}
