import { type Concept, type Cultures, nameIn } from "./concept.ts";

/** Members that are undefined are omitted when a response is serialized; null is never sent. */
type SentSummary = { guid: string; versionGuid: string; defaultName: string; name: string | undefined };

/** The concept summary (2.3) of the latest version. Without a translation, it has no `name`. */
export function conceptSummary(concept: Concept, cultures: Cultures | undefined): SentSummary {
  return {
    guid: concept.guid,
    versionGuid: concept.latest.guid,
    defaultName: concept.entry.defaultName,
    name: nameIn(concept, cultures),
  };
}
