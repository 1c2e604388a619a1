import { useState } from "react";
import { paths } from "#addresses.ts";
import { constructionObjectsQuery } from "#queries/construction-objects.ts";
import { useScope } from "#queries/scope.ts";
import { usePages } from "#queries/use-pages.ts";
import { Guids } from "#concepts/guids.tsx";
import { LocalizedName } from "#concepts/localized-name.tsx";
import { NotLatest } from "#concepts/not-latest.tsx";
import { useScrollKey } from "#concepts/scroll-key.ts";
import { useNamedConcept } from "#concepts/use-named-concept.ts";
import { VersionList } from "#concepts/version-list.tsx";
import classes from "./construction-objects-page.module.css";

type ConstructionObjectProps = {
  readonly versionGuid: string;
  readonly guid: string | null;
  /** The search in the address. */
  readonly search: string;
};

/** The details of a construction object: its GUIDs and its versions (E7). */
export function ConstructionObject({ versionGuid, guid, search }: ConstructionObjectProps) {
  const place = useScrollKey();
  const hrefOf = (version: string): string => paths.constructionObjects({ search, object: version });
  return (
    <div className={classes["details"]}>
      <NotLatest versionGuid={versionGuid} hrefOf={hrefOf} />
      <Guids versionGuid={versionGuid} guid={guid} />
      <VersionList versionGuid={versionGuid} hrefOf={hrefOf} memoryKey={`${place} ${versionGuid} versions`} />
    </div>
  );
}

type UnlistedObjectProps = { readonly versionGuid: string; readonly search: string };

/**
 * The object in the address if it is not in the list: an earlier version, or one that does not match the search. This is decided with the
 * first page, so that nothing moves when more items load.
 */
export function UnlistedObject({ versionGuid, search }: UnlistedObjectProps) {
  const { list, isPlaceholder } = usePages(constructionObjectsQuery(useScope(), search), { enabled: false });
  const { concept, culture } = useNamedConcept("construction-object", versionGuid);
  const [isUnlisted, setUnlisted] = useState<boolean | null>(null);
  if (isUnlisted === null && list !== undefined && !isPlaceholder)
    setUnlisted(list.items.every((item) => item.versionGuid !== versionGuid));
  if (isUnlisted !== true) return null;
  return (
    <section className={classes["unlisted"]} aria-labelledby="unlisted-object">
      <h2 id="unlisted-object" className={classes["name"]}>
        <LocalizedName concept={concept} culture={culture} withDefault />
      </h2>
      <ConstructionObject versionGuid={versionGuid} guid={concept.guid} search={search} />
    </section>
  );
}
