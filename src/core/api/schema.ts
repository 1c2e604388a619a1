import * as v from "valibot";
import { isObject } from "#core/lib/json.ts";
import type { PagedList } from "./paging/paging.ts";

/** An optional string (2): missing values become null. */
export const optionalString = v.nullish(v.string(), null);

/** A required int32 (2). */
export const int32 = v.pipe(v.number(), v.integer());

/** An optional int32 (2): missing values become null. */
export const optionalInt32 = v.nullish(int32, null);

/** A JSON object; unknown members are dropped. Unlike valibot's own, it rejects arrays. */
// @__NO_SIDE_EFFECTS__
export function record<const TEntries extends v.ObjectEntries>(entries: TEntries) {
  return v.pipe(v.custom<Record<string, unknown>>(isObject, "object"), v.object(entries));
}

export const paginationSchema = record({
  total: optionalInt32,
  take: optionalInt32,
  skip: optionalInt32,
  returned: optionalInt32,
});

/** A `PagedList` (2.2) of items. `pagination` may be missing, but not together with `results`. */
// @__NO_SIDE_EFFECTS__
export function paged<TItem extends v.GenericSchema>(item: TItem) {
  return v.pipe(
    v.custom<Record<string, unknown>>(looksPaged, "PagedList"),
    v.object({ results: v.nullish(v.array(item), null), pagination: v.nullish(paginationSchema, null) }),
    v.transform((list): PagedList<v.InferOutput<TItem>> => ({
      // A copy has no room for more items; an array that grew by `push` has.
      results: list.results?.slice() ?? [],
      pagination: list.pagination ?? null,
      shape: "paged",
    })),
  );
}

/** Whether a response looks like a `PagedList`. */
export function looksPaged(input: unknown): boolean {
  return isObject(input) && (isGiven(input["results"]) || isGiven(input["pagination"]));
}

function isGiven(value: unknown): boolean {
  return value !== undefined && value !== null;
}

/** A plain array of items (E12, E14), as a single page. */
// @__NO_SIDE_EFFECTS__
export function plainArray<TItem extends v.GenericSchema>(item: TItem) {
  return v.pipe(
    v.array(item),
    v.transform((results): PagedList<v.InferOutput<TItem>> => ({
      results,
      pagination: null,
      shape: "array",
    })),
  );
}

/** A plain array or a `PagedList`: the interface specifies the former, some services send the latter. */
// @__NO_SIDE_EFFECTS__
export function plainArrayOrPaged<TItem extends v.GenericSchema>(item: TItem) {
  const array = plainArray(item);
  const list = paged(item);
  // Selected by form instead of a union, so that a mismatch reports its path.
  return v.lazy((input) => (isObject(input) ? list : array));
}
