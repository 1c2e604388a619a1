import {
  mappedPropertiesQuery,
  templateClassificationsQuery,
  templateDocumentsQuery,
} from "#queries/resources/templates.ts";
import type { Scope } from "#queries/scope/scope.ts";
import type { ComparedList } from "../comparison-row.ts";

/** The lists of the compared templates. */
export function sourcesOf(templates: readonly string[]) {
  const of = (query: (scope: Scope, template: string) => ReturnType<ComparedList>): ComparedList[] =>
    templates.map((template) => (scope) => query(scope, template));
  return {
    properties: of(mappedPropertiesQuery),
    documents: of(templateDocumentsQuery),
    classifications: of(templateClassificationsQuery),
  };
}
