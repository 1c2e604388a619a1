import { paths } from "#addresses.ts";
import { PageHeading } from "#ui/layout/page-heading.tsx";
import { Page } from "#ui/layout/page.tsx";
import { AppLink } from "#navigation/app-link.tsx";

export function NotFoundPage() {
  return (
    <Page>
      <PageHeading documentTitle="Not found" />
      <p>
        There is no page at this address. It may have been shortened when it was copied.{" "}
        <AppLink to={paths.overview()}>Go to the overview</AppLink>
      </p>
    </Page>
  );
}
