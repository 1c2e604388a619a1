import { useTranslations } from "use-intl";
import { paths } from "#addresses.ts";
import { AppLink } from "#navigation/app-link.tsx";
import { PageHeading } from "#ui/layout/page-heading.tsx";
import { Page } from "#ui/layout/page.tsx";

export function NotFoundPage() {
  const t = useTranslations("shell");
  return (
    <Page>
      <PageHeading documentTitle={t("notFound")} />
      <p>
        {t("notFoundDetail")} <AppLink to={paths.overview()}>{t("goToOverview")}</AppLink>
      </p>
    </Page>
  );
}
