import { KINDS } from "#api/concept-kinds.ts";
import { LocalizedName } from "#concepts/name/localized-name.tsx";
import { useCulture } from "#session/culture-context.tsx";
import type { TextGroup } from "./translatable-texts.ts";

/** The name of a group of texts: the code of a branch, or the kind of the concepts and what they belong to. */
export function GroupName({
  group,
  isCatalogue,
}: {
  readonly group: TextGroup;
  readonly isCatalogue: boolean;
}) {
  const { culture } = useCulture();
  const { kind, head } = group;
  if (head === null) return isCatalogue ? KINDS[kind].many : "First level, without codes below";
  const [texts] = head.texts;
  const name = (
    <LocalizedName concept={{ ...head.concept, name: texts?.name ?? null }} culture={culture} noteId="" />
  );
  if (isCatalogue)
    return (
      <>
        {KINDS[kind].many}: {name}
      </>
    );
  return (
    <>
      <bdi>{head.concept.classNumber}</bdi> {name}
    </>
  );
}
