import type { UseQueryResult } from "@tanstack/react-query";

/** Whether a part of a comparison, for example the values, has loaded for all columns; else its rows would be misleading. */
export function isWholePart(part: readonly { readonly isComplete: boolean }[]): boolean {
  return part.every(({ isComplete }) => isComplete);
}

/** The loading of a part that is a single response; null in it stands for nothing. */
export function loadingOf({ data, error, refetch }: UseQueryResult) {
  return { items: data == null ? [] : [data], isComplete: data !== undefined, error, refetch };
}
