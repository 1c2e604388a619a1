import { paths } from "#addresses.ts";
import { PageHeading } from "#ui/page-heading.tsx";
import { Page } from "#ui/page.tsx";
import { AppLink } from "#concepts/app-link.tsx";

/** Replaces the page of a concept whose GUID cannot be used in a request. */
export function InvalidGuidPage() {
  const title = "The service cannot be asked for this GUID";
  return (
    <Page>
      <PageHeading documentTitle={title} />
      <p>
        In the address of a request, a GUID of one or two dots is a step to another address, so nothing about
        this concept can be asked for. Another version of it has another GUID.{" "}
        <AppLink to={paths.overview()}>Go to the overview</AppLink>
      </p>
    </Page>
  );
}
