import { Title } from "@mantine/core";
import { useTranslations } from "use-intl";
import { paths } from "#addresses.ts";
import { useRecentlyViewed } from "#browser-storage/recently-viewed.ts";
import { shownNameOf } from "#concepts/name/concept-name.ts";
import { KIND_NAMES } from "#concepts/name/kind-names.ts";
import { pathOf } from "#concepts/name/kinds.ts";
import { LocalizedName } from "#concepts/name/localized-name.tsx";
import { useText } from "#messages/use-text.ts";
import { AppLink } from "#navigation/app-link.tsx";
import { usePrefetch } from "#navigation/use-prefetch.ts";
import { useScope } from "#queries/scope/scope.ts";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
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
    <section className={classes["section"]}>
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
              <span className={classes["kind"]}>{wording(KIND_NAMES[one.kind].one)}</span>
            </>
          )}
        </ShortList>
      )}
    </section>
  );
}
