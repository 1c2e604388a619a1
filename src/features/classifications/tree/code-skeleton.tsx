import { Skeleton } from "@mantine/core";

/** The placeholder of a code that is loading. */
export function CodeSkeleton() {
  return (
    <div role="status" aria-label="Loading the code">
      <Skeleton height={20} width="50%" mb="md" />
      <Skeleton height={14} mb="xs" />
      <Skeleton height={14} width="80%" mb="md" />
      <Skeleton height={14} width="60%" />
    </div>
  );
}
