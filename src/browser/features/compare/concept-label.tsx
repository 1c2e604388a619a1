import { TextIn } from "#browser/parts/name/localized-name.tsx";
import type { ComparedConcept } from "./compared-concept.ts";

/** What a label shows of a compared concept. */
export type Labelled = Pick<ComparedConcept, "label" | "culture">;

/** The label of a compared concept, with the language and direction of its name. */
export function ConceptLabel({ of: { label, culture } }: { readonly of: Labelled }) {
  return <TextIn culture={culture}>{label}</TextIn>;
}
