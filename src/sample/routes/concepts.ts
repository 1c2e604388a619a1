import type { Catalogue, Concept } from "../model.ts";
import { page, type Page, readWindow } from "../paging.ts";
import { Refusal } from "../problem.ts";
import type { Call, Route } from "../routing.ts";

/** All versions of a concept of any kind, whichever of them the path names; the latest comes first (E7). */
function listVersions({ catalogue, parameter, query, url }: Call): Page<unknown> {
  const window = readWindow(query);
  const guid = parameter("versionGuid");
  const concept = findAnyConcept(catalogue(), guid);
  if (concept === undefined) throw new Refusal(404, `There is no concept with the version GUID ${guid}.`);
  return page(concept.versions.toReversed(), window, url, (version) => ({
    conceptGuid: concept.guid,
    versionGuid: version.guid,
    minorVersion: version.minor,
    majorVersion: version.major,
    isLatest: version === concept.latest,
  }));
}

function findAnyConcept(catalogue: Catalogue, versionGuid: string): Concept | undefined {
  // The largest last: looking into a collection for the first time makes all its GUIDs.
  const collections = [
    catalogue.classifications,
    catalogue.constructionObjects,
    catalogue.documents,
    catalogue.propertyTags,
    catalogue.templates,
    catalogue.units,
    catalogue.properties,
    catalogue.values,
    catalogue.codes,
  ];
  for (const { byVersion } of collections) {
    const concept = byVersion.get(versionGuid);
    if (concept !== undefined) return concept;
  }
  return undefined;
}

export const conceptRoutes: readonly Route[] = [
  {
    method: "GET",
    path: "/templates-management/api/v2/concepts/{versionGuid}/versions",
    answer: listVersions,
  },
];
