import { useTranslations } from "use-intl";
import { paths } from "#addresses.ts";
import { AppLink } from "#navigation/app-link.tsx";
import { PageHeading } from "#ui/layout/page-heading.tsx";
import { Page } from "#ui/layout/page.tsx";

/** Replaces the page of a concept whose GUID cannot be used in a request. */
export function InvalidGuidPage() {
  const t = useTranslations("shell");
  return (
    <Page>
      <PageHeading documentTitle={t("invalidGuid")} />
      <p>
        {t("invalidGuidDetail")} <AppLink to={paths.overview()}>{t("goToOverview")}</AppLink>
      </p>
    </Page>
  );
}
