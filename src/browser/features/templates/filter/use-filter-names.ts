import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useClassification } from "#browser/parts/name/use-classification.ts";
import { type NamedHere, useNamedConcept } from "#browser/parts/name/use-named-concept.ts";
import { codeNameQuery } from "#browser/queries/code-tree/code-name-query.ts";
import { useCodeTree } from "#browser/queries/code-tree/code-trees.ts";
import { useScope } from "#browser/queries/scope/scope.ts";
import { useRememberedConcept } from "#browser/storage/concept-names.ts";

type Named = Pick<NamedHere, "concept" | "culture">;

/** The name of the classification of a filter: the remembered one in this culture, else from E5. */
export function useFilterClassification(versionGuid: string): Named {
  const { service, culture } = useScope();
  const remembered = useRememberedConcept(service, "classification", versionGuid);
  const named = useNamedConcept("classification", versionGuid);
  const isRemembered = remembered !== null && remembered.culture === culture;
  const listed = useClassification(versionGuid, { enabled: !isRemembered });
  return isRemembered || listed === null ? named : { concept: { ...listed, versionGuid }, culture };
}

/**
 * The name of the code of a filter: a remembered one, else it is looked up in its classification (E2), by only one of the components that
 * display it. Its class number is null until a response has contained the code.
 */
export function useFilterCode(
  versionGuid: string,
  classification: string | null,
  { canLookUp = true } = {},
): Named & { readonly classNumber: string | null } {
  const scope = useScope();
  const named = useNamedConcept("code", versionGuid);
  // The empty tree never sends a request.
  const tree = useCodeTree(classification ?? "");
  const { data } = useQuery({
    ...codeNameQuery(useQueryClient(), scope, classification ?? "", versionGuid),
    enabled: canLookUp && !named.isRemembered && classification !== null,
  });
  const shown =
    named.isRemembered || data == null
      ? named
      : { concept: { ...data, versionGuid }, culture: scope.culture };
  return { ...shown, classNumber: (data ?? tree.node(versionGuid)?.code)?.classNumber ?? null };
}
