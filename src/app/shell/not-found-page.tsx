import { Stack, Text } from "@mantine/core";
import { paths } from "#paths.ts";
import { PageHeading } from "#ui/page-heading.tsx";
import { Page } from "#ui/page.tsx";
import { AppLink } from "#widgets/app-link.tsx";

export function NotFoundPage() {
  return (
    <Page>
      <PageHeading documentTitle="Not found" />
      <Stack gap="xs" mt="sm">
        <Text>There is no page at this address. It may have been shortened when it was copied.</Text>
        <AppLink to={paths.overview()}>Go to the overview</AppLink>
      </Stack>
    </Page>
  );
}
