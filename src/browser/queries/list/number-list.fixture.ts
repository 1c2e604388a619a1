import { honest, simulate } from "#core/api/paging/paging.fixture.ts";
import { pagedQueryOptions } from "./paging.ts";

/**
 * A list of 120 numbers in pages of 50.
 * @param beforePage called with each request before it is answered; may wait or throw
 */
export function numberList(beforePage: (skip: number, signal: AbortSignal) => Promise<void> | void) {
  const service = simulate({ ...honest, count: 120 });
  return pagedQueryOptions<number>({
    scope: { service: "service" },
    culture: null,
    key: ["list"],
    take: 50,
    keyOf: String,
    fetchPage: async ({ skip, take }, signal) => {
      await beforePage(skip, signal);
      return service(skip, take);
    },
  });
}
