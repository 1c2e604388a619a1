import { pageOf, paths } from "#core/addresses/addresses.ts";
import type { ConceptKind } from "#core/api/concept-kinds.ts";

/** The fields of a concept that determine its address. */
export type Linkable = {
  readonly versionGuid: string | null;
  readonly name?: string | null;
  readonly defaultName?: string | null;
};

/** The address of a concept, within a template if one is given; null if it has none. */
export function pathOf(kind: ConceptKind, concept: Linkable, template: string | null = null): string | null {
  const { versionGuid, name, defaultName } = concept;
  if (versionGuid === null || versionGuid === "") return null;
  if (kind === "property" && template !== null) return paths.templateProperty(template, versionGuid);
  if (kind === "construction-object")
    return paths.constructionObjects({ search: name ?? defaultName, object: versionGuid });
  return pageOf(kind, versionGuid);
}
