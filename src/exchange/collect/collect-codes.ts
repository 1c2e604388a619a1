import type { CodesExport } from "../write/kinds/codes.ts";
import type { Culture } from "../write/table.ts";
import { CodeCollector, type Extent } from "./code-collector.ts";
import { type Collection, createCollection } from "./collection.ts";
import { namedConcept, titleOf } from "./concept.ts";
import type { ExportSource } from "./source.ts";
import { askedCultures } from "./translated.ts";

export type CodesRequest = {
  /** Version GUID of the classification. */
  readonly versionGuid: string;
  readonly extent: Extent;
  readonly cultures: readonly Culture[];
};

/** The codes of a classification (E2), a part of them or all, with its name (E5). */
export function collectCodes(source: ExportSource, request: CodesRequest): Collection<CodesExport> {
  const { versionGuid, extent, cultures } = request;
  const classification = namedConcept(source, "classification", versionGuid, cultures);
  const [culture = null] = askedCultures(cultures);
  const tree = new CodeCollector(source.codes(versionGuid, culture), extent, cultures);
  return createCollection([...classification.jobs, ...tree.jobs()], () => {
    const entry = classification.entry();
    return { kind: "codes", what: titleOf(entry), cultures, classification: entry, codes: tree.entries() };
  });
}
