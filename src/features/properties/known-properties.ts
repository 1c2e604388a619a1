import type { StartingPoint } from "#session/config.ts";
import type { KnownConcept } from "#memory/concept-names.ts";
import { knownName } from "#concepts/concept-name.ts";

/** Starting points first, then what was met, each once; the names as they are shown in the culture. */
export function knownProperties(
  startingPoints: readonly StartingPoint[],
  met: readonly KnownConcept[],
  culture: string | null,
): KnownConcept[] {
  const known = new Map<string, KnownConcept>();
  for (const { versionGuid, name } of startingPoints) {
    known.set(versionGuid, { versionGuid, guid: null, name: name || null, defaultName: null, culture: null });
  }
  for (const one of met) {
    const { concept, culture: shown } = knownName(one, culture);
    const name = { name: concept.name, defaultName: concept.defaultName, culture: shown };
    known.set(one.versionGuid, { ...one, ...name });
  }
  return [...known.values()];
}

/** Those whose name, default name or version GUID contains what is searched, whatever the case. */
export function matching(properties: readonly KnownConcept[], search: string): readonly KnownConcept[] {
  const wanted = fold(search.trim());
  if (wanted === "") return properties;
  return properties.filter(({ name, defaultName, versionGuid }) =>
    [name, defaultName, versionGuid].some((text) => text !== null && fold(text).includes(wanted)),
  );
}

function fold(text: string): string {
  return text.normalize("NFC").toLowerCase();
}
