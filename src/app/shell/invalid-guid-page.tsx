import { useTranslations } from "use-intl";
import { paths } from "#addresses.ts";
import { PageHeading } from "#ui/layout/page-heading.tsx";
import { Page } from "#ui/layout/page.tsx";
import { AppLink } from "#navigation/app-link.tsx";

/** Replaces the page of a concept whose GUID cannot be used in a request. */
export function InvalidGuidPage() {
  const t = useTranslations("shell");
  const title = "This GUID cannot be requested";
  return (
    <Page>
      <PageHeading documentTitle={title} />
      <p>
        The address of a request contains the GUID, and one or two dots would lead to another address. Other
        versions of this concept have other GUIDs.{" "}
        <AppLink to={paths.overview()}>{t("goToTheOverview")}</AppLink>
      </p>
    </Page>
  );
}
