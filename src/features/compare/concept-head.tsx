import { SecondName } from "#concepts/name/localized-name.tsx";
import { ConceptLabel, type Labelled } from "./concept-label.tsx";

type ConceptHeadProps = { readonly of: Labelled & { readonly versionGuid: string } };

/** The head of a column: a compared concept, whose name is requested by the list above the table. */
export function ConceptHead({ of }: ConceptHeadProps) {
  return (
    <>
      <ConceptLabel of={of} />
      <SecondName concept={of} first={of.label} />
    </>
  );
}
