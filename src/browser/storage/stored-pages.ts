import * as v from "valibot";

/** A stored page of a list, as it was received. */
export type StoredPage = { readonly skip: number; readonly take: number; readonly text: string };

/** A page of any operation: a `PagedList`, or a plain array. */
const pageSchema = v.union([
  v.pipe(
    v.array(v.unknown()),
    v.transform((results) => ({ results, pagination: null })),
  ),
  v.looseObject({
    results: v.array(v.unknown()),
    pagination: v.nullish(v.looseObject({ total: v.number() }), null),
  }),
]);

/**
 * The page of a list at a position as JSON, in the form in which the service sent the others, made of their items. It may be shorter than
 * `take`: up to the first item that none of them has. Null if they do not have its first item.
 * @param pages oldest first; a newer page replaces the items of older ones
 */
export function pageFrom(pages: readonly StoredPage[], skip: number, take: number): string | null {
  const items = new Map<number, unknown>();
  let end = Number.POSITIVE_INFINITY;
  let pagination: Readonly<Record<string, unknown>> | null = null;
  for (const page of pages) {
    const body = parse(page.text);
    if (body === null) continue;
    const { results } = body;
    for (const [index, item] of results.entries()) items.set(page.skip + index, item);
    const isLast = results.length < page.take;
    end = body.pagination?.total ?? (isLast ? page.skip + results.length : end);
    pagination = body.pagination;
  }
  const results: unknown[] = [];
  for (let at = skip; at < Math.min(skip + take, end) && items.has(at); at += 1) results.push(items.get(at));
  if (results.length === 0) return null;
  if (pagination !== null)
    return JSON.stringify({
      results,
      pagination: { ...pagination, skip, take, returned: results.length },
    });
  // A plain array that is shorter than Take is the end of its list.
  return results.length === take || skip + results.length === end ? JSON.stringify(results) : null;
}

function parse(text: string): v.InferOutput<typeof pageSchema> | null {
  try {
    return v.parse(pageSchema, JSON.parse(text));
  } catch {
    return null;
  }
}
