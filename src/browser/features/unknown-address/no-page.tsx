import { useTranslations } from "use-intl";
import { AppLink } from "#browser/parts/link/app-link.tsx";
import { PageHeading } from "#browser/ui/layout/page-heading.tsx";
import { Page } from "#browser/ui/layout/page.tsx";
import { paths } from "#core/addresses/addresses.ts";

type NoPageProps = {
  /** Whether it is the address of a concept whose GUID cannot be used in a request. */
  readonly isUnsendable: boolean;
};

/** Stands at an address where there is no page. */
export default function NoPage({ isUnsendable }: NoPageProps) {
  const t = useTranslations();
  return (
    <Page>
      <PageHeading documentTitle={isUnsendable ? t("failure.unsendable") : t("unknownAddress.notFound")} />
      <p>
        {isUnsendable
          ? `${t("failure.unsendableDetail")} ${t("unknownAddress.otherVersions")}`
          : t("unknownAddress.notFoundDetail")}{" "}
        <AppLink to={paths.overview()}>{t("shell.goToOverview")}</AppLink>
      </p>
    </Page>
  );
}
