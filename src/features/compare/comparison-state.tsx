import type { ReactNode } from "react";
import { Failure } from "#concepts/failure/failure.tsx";
import { ListSkeleton } from "#concepts/list/list-skeleton.tsx";
import type { ComparedConcept } from "./compared-concept.ts";

/** The loading of a part of what a column shows. */
type Loading = {
  readonly isComplete: boolean;
  readonly error: unknown;
  readonly refetch: () => unknown;
};

type ComparisonStateProps = {
  readonly concepts: readonly ComparedConcept[];
  /** The loading of each column; with several parts, one after the other for all columns. */
  readonly loading: readonly Loading[];
  /** The comparison. It is shown once all columns are complete: without one of them, it would be misleading. */
  readonly children: ReactNode;
};

/** A comparison, its loading, or why some of its columns could not be loaded. */
export function ComparisonState({ concepts, loading, children }: ComparisonStateProps) {
  const failed = loading.flatMap(({ error, refetch }, index) =>
    error === null ? [] : { error, refetch, column: index % concepts.length, part: index },
  );
  if (failed.length > 0)
    return failed.map(({ error, refetch, column, part }) => (
      <Failure
        key={part}
        error={error}
        summary={`${concepts[column]?.label ?? ""} could not be loaded`}
        onRetry={() => void refetch()}
      />
    ));
  return loading.every(({ isComplete }) => isComplete) ? children : <ListSkeleton label="the comparison" />;
}
