import { Skeleton } from "@mantine/core";
import { useTranslations } from "use-intl";

/** The placeholder of a code that is loading. */
export function CodeSkeleton() {
  const t = useTranslations("classifications");
  return (
    <div role="status" aria-label={t("loadingTheCode")}>
      <Skeleton height={20} width="50%" mb="md" />
      <Skeleton height={14} mb="xs" />
      <Skeleton height={14} width="80%" mb="md" />
      <Skeleton height={14} width="60%" />
    </div>
  );
}
