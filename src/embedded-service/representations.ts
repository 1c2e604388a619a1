import { type Concept, type Cultures, nameIn } from "./concept.ts";

type SentSummary = { guid: string; versionGuid: string; defaultName: string; name?: string };

/** The concept summary (2.3) of the latest version. Without a translation, `name` is omitted. */
export function conceptSummary(concept: Concept, cultures: Cultures | undefined): SentSummary {
  return {
    guid: concept.guid,
    versionGuid: concept.latest.guid,
    defaultName: concept.entry.defaultName,
    ...optional("name", nameIn(concept, cultures)),
  };
}

/** An object with the member, or empty if the value is undefined: the sample never sends null. */
export function optional<TName extends string, T>(
  name: TName,
  value: T | null | undefined,
): { [K in TName]?: T } {
  const members: { [K in TName]?: T } = {};
  if (value !== undefined && value !== null) members[name] = value;
  return members;
}
