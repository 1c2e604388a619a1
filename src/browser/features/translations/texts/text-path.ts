import { pathOf } from "#browser/parts/name/kinds.ts";
import { paths } from "#core/addresses/addresses.ts";
import type { TextGroup, TranslatableText } from "./translatable-texts.ts";

/** The address of the concept that has a text; null if it has none. */
export function textPath({ kind, concept, classNumber, owner }: TranslatableText): string | null {
  if (kind !== "code") return pathOf(kind, concept, owner);
  const { versionGuid } = concept;
  return versionGuid === null || owner === null
    ? null
    : paths.code(owner, versionGuid, { number: classNumber });
}

/** The address of the code of a branch; null if it has none. */
export function groupPath({ head, owner }: TextGroup): string | null {
  const { versionGuid = null, classNumber = null } = head?.concept ?? {};
  return versionGuid === null || owner === null
    ? null
    : paths.code(owner, versionGuid, { number: classNumber });
}
