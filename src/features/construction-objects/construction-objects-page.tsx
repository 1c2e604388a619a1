import { useSearchParams } from "react-router";
import { paths } from "#paths.ts";
import { constructionObjectsQuery } from "#queries/construction-objects.ts";
import { useScope } from "#queries/scope.ts";
import { PageHeading } from "#ui/page-heading.tsx";
import { Page } from "#ui/page.tsx";
import { AddressSearch } from "#widgets/address-search.tsx";
import { ConceptList } from "#widgets/concept-list.tsx";
import { Guids } from "#widgets/guids.tsx";
import { usePlaceKey } from "#widgets/place.ts";
import classes from "./construction-objects-page.module.css";

/**
 * `/construction-objects?search=`: construction objects, searched by name (E3). They have no page of their own: what there is to know of
 * one opens beneath its name, and which one is open stands in the address.
 */
export default function ConstructionObjectsPage() {
  const scope = useScope();
  const place = usePlaceKey();
  const [searchParams] = useSearchParams();
  const search = searchParams.get("search")?.trim() ?? "";
  const object = searchParams.get("object");
  const isOpen = (versionGuid: string | null): boolean => versionGuid !== null && versionGuid === object;
  return (
    <Page>
      <PageHeading documentTitle="Construction objects" />
      <div className={classes["search"]}>
        <AddressSearch
          label="Search construction objects"
          placeholder="Search construction objects by name"
        />
      </div>
      <ConceptList
        label="Construction objects"
        kind="construction-object"
        query={constructionObjectsQuery(scope, search)}
        search={search}
        hrefOf={({ versionGuid }) =>
          versionGuid === null
            ? null
            : paths.constructionObjects({ search, object: isOpen(versionGuid) ? null : versionGuid })
        }
        isExpanded={({ versionGuid }) => isOpen(versionGuid)}
        renderDetails={({ versionGuid, guid }) =>
          isOpen(versionGuid) && (
            <div className={classes["details"]}>
              <Guids versionGuid={versionGuid} guid={guid} />
            </div>
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
