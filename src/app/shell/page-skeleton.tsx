import { Skeleton } from "@mantine/core";
import { Page } from "#ui/layout/page.tsx";

/** Placeholder of a page while its module is loading. */
export function PageSkeleton() {
  return (
    <Page>
      <div role="status" aria-label="Loading the page">
        <Skeleton height={26} width="16rem" mb="lg" />
        <Skeleton height={14} width="60%" mb="md" />
        <Skeleton height={14} width="45%" />
      </div>
    </Page>
  );
}
