import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { secondNamesOf } from "#browser/queries/names/second-names.ts";
import { useScope } from "#browser/queries/scope/scope.ts";

/** Has a failure of requests in the second culture shown by `SecondFailures` for as long as there is one. */
export function useSecondFailure(beside: string, error: unknown, retry: () => void): void {
  const names = secondNamesOf(useQueryClient(), useScope(), beside);
  useEffect(() => (error === null ? undefined : names.addFailure({ error, retry })), [names, error, retry]);
}
