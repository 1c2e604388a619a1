import { type PageParams, paths } from "#addresses.ts";
import { constructionObjectsQuery } from "#queries/construction-objects.ts";
import { PageHeading } from "#ui/page-heading.tsx";
import { Page } from "#ui/page.tsx";
import { SearchParamField } from "#concepts/search-param-field.tsx";
import { ConceptList } from "#concepts/concept-list.tsx";
import { useScrollKey } from "#concepts/scroll-key.ts";
import { AppLink } from "#concepts/app-link.tsx";
import { ClearSearch } from "#concepts/clear-search.tsx";
import { ConstructionObject, UnlistedObject } from "./construction-object.tsx";
import classes from "./construction-objects-page.module.css";

/**
 * `/construction-objects?search=&object=:g`: construction objects, searched by name; one with its versions (E3, E7).
 *
 * They have no page of their own: their details expand below their name, and the address says which one is expanded.
 */
export default function ConstructionObjectsPage(params: PageParams<"constructionObjects">) {
  const place = useScrollKey();
  const search = params.search?.trim() ?? "";
  const { object } = params;
  const isOpen = (versionGuid: string | null): boolean => versionGuid !== null && versionGuid === object;
  return (
    <Page>
      <PageHeading documentTitle="Construction objects" />
      <div className={classes["bar"]} data-tools-beside data-screen-only>
        <SearchParamField
          label="Search construction objects"
          placeholder="Search construction objects by name"
          className={classes["search"]}
          asksService
        />
      </div>
      {object !== null && <UnlistedObject key={`${object} ${search}`} versionGuid={object} search={search} />}
      <ConceptList
        kind="construction-object"
        query={(scope) => constructionObjectsQuery(scope, search)}
        search={search}
        hrefOf={({ versionGuid }) =>
          versionGuid === null
            ? null
            : paths.constructionObjects({ search, object: isOpen(versionGuid) ? null : versionGuid })
        }
        isExpanded={({ versionGuid }) => isOpen(versionGuid)}
        renderDetails={({ versionGuid, guid }) =>
          versionGuid !== null &&
          isOpen(versionGuid) && <ConstructionObject versionGuid={versionGuid} guid={guid} search={search} />
        }
        emptyAction={
          search === "" ? (
            <AppLink to={paths.connect()}>Choose another service</AppLink>
          ) : (
            <ClearSearch>Show all construction objects</ClearSearch>
          )
        }
        empty={
          search === ""
            ? "Nothing found: this service has no construction objects."
            : `Nothing found: no construction object is called “${search}”.`
        }
        memoryKey={place}
      />
    </Page>
  );
}
