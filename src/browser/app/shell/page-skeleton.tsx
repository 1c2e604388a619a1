import { Skeleton } from "@mantine/core";
import { useTranslations } from "use-intl";
import { Page } from "#browser/ui/layout/page.tsx";

/** Placeholder of a page while its module is loading. */
export function PageSkeleton() {
  const t = useTranslations("shell");
  return (
    <Page>
      <div role="status" aria-label={t("loadingPage")}>
        <Skeleton height={26} width="16rem" mb="lg" />
        <Skeleton height={14} width="60%" mb="md" />
        <Skeleton height={14} width="45%" />
      </div>
    </Page>
  );
}
