import type { Concept } from "../concept.ts";
import { page, type Page, readWindow } from "../paging.ts";
import { Refusal } from "../problem.ts";
import type { Call, Route } from "../routing.ts";

/** All versions of a concept of any kind, identified by any of them; the latest comes first (E7). */
async function listVersions(call: Call): Promise<Page<unknown>> {
  const window = readWindow(call);
  const guid = call.parameter("versionGuid");
  const concept = await findAnyConcept(call, guid);
  if (concept === undefined) throw new Refusal(404, `There is no concept with the version GUID ${guid}.`);
  return page(concept.versions.toReversed(), window, (version) => ({
    conceptGuid: concept.guid,
    versionGuid: version.guid,
    minorVersion: version.minor,
    majorVersion: version.major,
    isLatest: version === concept.latest,
  }));
}

/** The largest part last: searching a part loads it and computes all its GUIDs. */
const CONCEPT_PARTS = [
  "classifications",
  "constructionObjects",
  "documents",
  "propertyTags",
  "templates",
  "units",
  "properties",
  "values",
  "codes",
] as const;

async function findAnyConcept({ isLoaded, load }: Call, versionGuid: string): Promise<Concept | undefined> {
  const loadedFirst = CONCEPT_PARTS.toSorted((a, b) => Number(isLoaded(b)) - Number(isLoaded(a)));
  for (const part of loadedFirst) {
    const catalogue = await load([part]);
    const concept: Concept | undefined = catalogue[part].byVersion.get(versionGuid);
    if (concept !== undefined) return concept;
  }
  return undefined;
}

export const conceptRoutes: readonly Route[] = [
  {
    method: "GET",
    path: "/templates-management/api/v2/concepts/{versionGuid}/versions",
    handler: listVersions,
  },
];
