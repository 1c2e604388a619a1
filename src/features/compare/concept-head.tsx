import { SecondName } from "#concepts/name/localized-name.tsx";

/** The head of a column: a compared concept, whose name is requested by the list above the table. */
export function ConceptHead({
  label,
  versionGuid,
}: {
  readonly label: string;
  readonly versionGuid: string;
}) {
  return (
    <>
      <bdi>{label}</bdi>
      <SecondName concept={{ versionGuid }} first={label} />
    </>
  );
}
