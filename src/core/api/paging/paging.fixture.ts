import type { PagedList, Pagination } from "./paging.ts";

/** The faults of a simulated service. Lists of numbers are cycled through, one number per page. */
export type Behaviour = {
  count: number;
  /** The contents of the list, if it is not the numbers up to `count` but contains duplicates. */
  data: readonly number[] | null;
  take: number;
  /** The largest page that the service sends; larger Takes are capped. */
  cap: number;
  ignoresTake: boolean;
  /** Rounds Skip down to whole pages of the cap. */
  roundsSkip: boolean;
  ignoresSkip: boolean;
  /** Reports the requested Skip even if it ignores it. */
  echoesSkip: boolean;
  /** The number of items from before Skip that each page repeats at its start. */
  repeats: number[];
  /** The number of positions by which each page starts too early, without reporting it or being longer. */
  slides: number[];
  /** The number of items that a page contains twice. */
  doubles: number[];
  /** Errors in `total`, after the correct one has been sent once. */
  totals: number[];
  /** Errors in `returned`. */
  returned: number[];
  /** The part of each page that is omitted. */
  leftOut: ("nothing" | "pagination" | "total" | "returned" | "skip" | "everything but total")[];
  /** Indexes of pages that are empty although the list continues. */
  emptyPages: number[];
  shape: "paged" | "array";
};

export const honest: Behaviour = {
  count: 0,
  data: null,
  take: 50,
  cap: 500,
  ignoresTake: false,
  roundsSkip: false,
  ignoresSkip: false,
  echoesSkip: false,
  repeats: [],
  slides: [],
  doubles: [],
  totals: [],
  returned: [],
  leftOut: [],
  emptyPages: [],
  shape: "paged",
};

export function turn<T>(list: readonly T[], index: number): T | undefined {
  return list.length === 0 ? undefined : list[index % list.length];
}

export type Service = (requestedSkip: number, take: number) => PagedList<number>;

export function simulate(b: Behaviour): Service {
  const data = b.data ?? range(0, b.count);
  let sentPages = 0;
  let sentTotal = false;
  return (requestedSkip, requestedTake) => {
    const n = sentPages++;
    const take = b.ignoresTake ? data.length : Math.min(requestedTake, b.cap);
    const rounded = b.roundsSkip && take > 0 ? requestedSkip - (requestedSkip % take) : requestedSkip;
    const slide = Math.min(turn(b.slides, n) ?? 0, take - 1);
    const skip = b.ignoresSkip ? 0 : rounded;
    const start = Math.max(0, skip - slide);
    const own = b.emptyPages.includes(n) ? [] : data.slice(start, start + take);
    const doubled = own.slice(0, turn(b.doubles, n) ?? 0);
    const results = [...own, ...doubled];
    if (own.length > 0) results.unshift(...data.slice(Math.max(0, start - (turn(b.repeats, n) ?? 0)), start));
    const total = Math.max(0, data.length + (sentTotal ? (turn(b.totals, n) ?? 0) : 0));
    const honestReturned = own.length;
    const returned = own.length === 0 ? 0 : Math.max(0, honestReturned + (turn(b.returned, n) ?? 0));
    const reported = b.echoesSkip ? requestedSkip : skip;
    const pagination = leaveOut({ total, take, skip: reported, returned }, turn(b.leftOut, n) ?? "nothing");
    sentTotal ||= pagination?.total === data.length;
    return b.shape === "array"
      ? { results: own, pagination: null, shape: "array" }
      : { results, pagination, shape: "paged" };
  };
}

export function range(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from) }, (_, index) => from + index);
}

function leaveOut(numbers: Pagination, what: Behaviour["leftOut"][number]): Pagination | null {
  if (what === "nothing") return numbers;
  if (what === "pagination") return null;
  if (what === "everything but total") return { ...numbers, take: null, skip: null, returned: null };
  return { ...numbers, [what]: null };
}
