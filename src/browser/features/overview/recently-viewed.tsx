import { Title } from "@mantine/core";
import { useTranslations } from "use-intl";
import { useText } from "#browser/lib/use-text.ts";
import { AppLink } from "#browser/parts/link/app-link.tsx";
import { usePrefetch } from "#browser/parts/link/use-prefetch.ts";
import { shownNameOf } from "#browser/parts/name/concept-name.ts";
import { KIND_NAMES } from "#browser/parts/name/kind-names.ts";
import { pathOf } from "#browser/parts/name/kinds.ts";
import { LocalizedName } from "#browser/parts/name/localized-name.tsx";
import { useScope } from "#browser/queries/scope/scope.ts";
import { useRecentlyViewed } from "#browser/storage/recently-viewed.ts";
import { EmptyState } from "#browser/ui/feedback/empty-state.tsx";
import { paths } from "#core/addresses/addresses.ts";
import { ShortList } from "./short-list.tsx";
import classes from "./overview-page.module.css";

/** The concepts recently viewed in this browser, newest first. */
export function RecentlyViewed() {
  const t = useTranslations("overview");
  const wording = useText();
  const { service, culture } = useScope();
  const viewed = useRecentlyViewed(service);
  const prefetch = usePrefetch();
  return (
    <section className={classes.section}>
      <Title order={2} size="h5">
        {t("recentlyViewed")}
      </Title>
      {viewed.length === 0 ? (
        <EmptyState action={<AppLink to={paths.classifications()}>{t("openClassifications")}</AppLink>}>
          {t("nothingViewed")}
        </EmptyState>
      ) : (
        <ShortList
          label={t("recentlyViewed")}
          items={viewed}
          keyOf={(one) => `${one.kind} ${one.versionGuid}`}
        >
          {(one) => (
            <>
              <AppLink
                to={one.path}
                // A property in a template cannot be prefetched by its own GUID alone.
                prefetch={() =>
                  (one.kind !== "property" || one.path === pathOf("property", one)) &&
                  prefetch(one.kind, one.versionGuid)
                }
              >
                <LocalizedName {...shownNameOf({ ...one, guid: null }, culture)} />
              </AppLink>
              <span className={classes.kind}>{wording(KIND_NAMES[one.kind].one)}</span>
            </>
          )}
        </ShortList>
      )}
    </section>
  );
}
