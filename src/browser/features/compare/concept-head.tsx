import { SecondName } from "#browser/parts/name/localized-name.tsx";
import { ConceptLabel, type Labelled } from "./concept-label.tsx";

export type HeadConcept = Labelled & { readonly versionGuid: string };

type ConceptHeadProps = { readonly of: HeadConcept };

/** The head of a column: a compared concept, whose name is requested by the list above the table. */
export function ConceptHead({ of }: ConceptHeadProps) {
  return (
    <>
      <ConceptLabel of={of} />
      <SecondName concept={of} first={of.label} />
    </>
  );
}
