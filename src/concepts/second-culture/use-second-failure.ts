import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useScope } from "#queries/scope.ts";
import { secondNamesOf } from "#queries/second-names.ts";

/** Has a failure of requests in the second culture shown by `SecondFailures` for as long as there is one. */
export function useSecondFailure(beside: string, error: unknown, retry: () => void): void {
  const names = secondNamesOf(useQueryClient(), useScope(), beside);
  useEffect(() => (error === null ? undefined : names.addFailure({ error, retry })), [names, error, retry]);
}
