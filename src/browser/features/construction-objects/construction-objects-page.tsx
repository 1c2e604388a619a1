import { type KeyboardEvent, useState } from "react";
import { useLocation } from "react-router";
import { useTranslations } from "use-intl";
import { ConceptList } from "#browser/parts/list/concept-list.tsx";
import { Guids } from "#browser/parts/name/guids.tsx";
import { chooseName, LocalizedName } from "#browser/parts/name/localized-name.tsx";
import { useNamedConcept } from "#browser/parts/name/use-named-concept.ts";
import { ServicesLink } from "#browser/parts/next-steps.tsx";
import { ClearSearch } from "#browser/parts/search-field/clear-search.tsx";
import { searchIn, SearchParamField } from "#browser/parts/search-field/search-param-field.tsx";
import { SecondCulture } from "#browser/parts/second-culture/second-culture.tsx";
import { NotLatest } from "#browser/parts/versions/not-latest.tsx";
import { VersionList } from "#browser/parts/versions/version-list.tsx";
import { usePages } from "#browser/queries/list/use-pages.ts";
import { constructionObjectsQuery } from "#browser/queries/resources/construction-objects.ts";
import { type Scope, useScope } from "#browser/queries/scope/scope.ts";
import { isCloseKey } from "#browser/routing/is-close-key.ts";
import { useScrollKey } from "#browser/routing/scroll-key.ts";
import { useGo } from "#browser/routing/use-go.ts";
import { useLatestOfPage } from "#browser/routing/use-search-params.ts";
import { PageHeading } from "#browser/ui/layout/page-heading.tsx";
import { Page } from "#browser/ui/layout/page.tsx";
import { type PageParams, paths } from "#core/addresses/addresses.ts";
import classes from "./construction-objects-page.module.css";

/**
 * `/construction-objects?search=&object=:g`: construction objects, searched by name; one with its versions (E3, E7).
 *
 * They have no page of their own: their details expand below their name, and the address says which one is expanded.
 */
export default function ConstructionObjectsPage(params: PageParams<"constructionObjects">) {
  const t = useTranslations("constructionObjects");
  const scrollKey = useScrollKey();
  const search = params.search?.trim() ?? "";
  const { object } = params;
  const go = useGo();
  const { search: shown } = useLocation();
  const latestOfPage = useLatestOfPage();
  const isOpen = (versionGuid: string | null): boolean => versionGuid !== null && versionGuid === object;
  /** Escape collapses the details; the focus returns to their row. */
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    const now = latestOfPage();
    if (object === null || now === null || !isCloseKey(event)) return;
    event.preventDefault();
    event.currentTarget.querySelector<HTMLElement>('a[aria-expanded="true"]')?.focus();
    go(paths.constructionObjects({ search: searchIn(now.search) }), {
      state: { scrollKey },
    });
  };
  return (
    <Page isWide>
      <Heading object={object} />
      <div className={classes.bar} data-tools-beside data-screen-only>
        <SearchParamField
          label={t("search")}
          placeholder={t("searchHint")}
          className={classes.search}
          sendsRequests
        />
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys of the links in it */}
      <div onKeyDown={onKeyDown}>
        {object !== null && (
          <UnlistedObject key={`${object} ${search}`} versionGuid={object} search={search} />
        )}
        <ConceptList
          inColumns
          kind="construction-object"
          query={(scope) => constructionObjectsQuery(scope, search)}
          // The same search may find others in another culture.
          {...(search === "" ? {} : { secondQuery: allObjectsQuery })}
          search={search}
          hrefOf={({ versionGuid }) =>
            versionGuid === null
              ? null
              : (query) =>
                  paths.constructionObjects({
                    search: query === shown ? params.search : searchIn(query),
                    object: isOpen(versionGuid) ? null : versionGuid,
                  })
          }
          isExpanded={({ versionGuid }) => isOpen(versionGuid)}
          renderDetails={({ versionGuid, guid }) =>
            versionGuid !== null &&
            isOpen(versionGuid) && (
              <ConstructionObject versionGuid={versionGuid} guid={guid} search={search} />
            )
          }
          emptyAction={search === "" ? <ServicesLink /> : <ClearSearch>{t("showAll")}</ClearSearch>}
          empty={search === "" ? t("none") : t("noneCalled", { search })}
          memoryKey={scrollKey}
        />
      </div>
    </Page>
  );
}

function allObjectsQuery(scope: Scope) {
  return constructionObjectsQuery(scope, "");
}

/** The title of the page begins with the name of the object in the address. */
function Heading({ object }: { readonly object: string | null }) {
  const t = useTranslations("constructionObjects");
  const heading = t("title");
  const { concept, culture } = useNamedConcept("construction-object", object ?? "");
  const title = object === null ? heading : `${chooseName(concept, culture).text} · ${heading}`;
  return <PageHeading documentTitle={title}>{heading}</PageHeading>;
}

type ConstructionObjectProps = {
  readonly versionGuid: string;
  readonly guid: string | null;
  /** The search in the address. */
  readonly search: string;
};

/** The details of a construction object: its GUIDs and its versions (E7). */
function ConstructionObject({ versionGuid, guid, search }: ConstructionObjectProps) {
  const scrollKey = useScrollKey();
  const hrefOf = (version: string): string => paths.constructionObjects({ search, object: version });
  return (
    <div className={classes.details}>
      <NotLatest versionGuid={versionGuid} hrefOf={hrefOf} />
      <Guids versionGuid={versionGuid} guid={guid} />
      <VersionList
        versionGuid={versionGuid}
        hrefOf={hrefOf}
        memoryKey={`${scrollKey} ${versionGuid} versions`}
      />
    </div>
  );
}

type UnlistedObjectProps = { readonly versionGuid: string; readonly search: string };

/**
 * The object in the address if it is not in the list: an earlier version, or one that does not match the search. This is decided with the
 * first page, so that nothing moves when more items load.
 */
function UnlistedObject({ versionGuid, search }: UnlistedObjectProps) {
  const { list } = usePages(constructionObjectsQuery(useScope(), search), { enabled: false });
  const { concept, culture } = useNamedConcept("construction-object", versionGuid);
  const [isUnlisted, setUnlisted] = useState<boolean | null>(null);
  if (isUnlisted === null && list !== undefined)
    setUnlisted(list.items.every((item) => item.versionGuid !== versionGuid));
  if (isUnlisted !== true) return null;
  return (
    <section className={classes.unlisted} aria-labelledby="unlisted-object">
      <h2 id="unlisted-object" className={classes.name}>
        <LocalizedName concept={concept} culture={culture} withDefault withSecond />
      </h2>
      <SecondCulture>
        {({ SecondHeading }, beside) => (
          <SecondHeading query={allObjectsQuery} versionGuid={versionGuid} beside={beside} />
        )}
      </SecondCulture>
      <ConstructionObject versionGuid={versionGuid} guid={concept.guid} search={search} />
    </section>
  );
}
