import { text } from "#core/text/messages/text.ts";
import { compareNames, sortByNumber } from "#core/text/natural-order.ts";
import type { ReadContext } from "../../build/context.ts";
import {
  type DraftCatalogue,
  type DraftClassification,
  type DraftCode,
  emptyDraft,
} from "../../build/draft.ts";
import type { SourceFile } from "../../decode/decode.ts";
import { ReadError } from "../../report/read-error.ts";
import { skosResources, unknownSubjects } from "./concepts.ts";
import type { Graph } from "./graph.ts";
import { positionConcepts } from "./positions.ts";
import { SkosReader } from "./skos-reader.ts";

/**
 * Converts a SKOS graph to a catalogue: concept schemes become classifications, concepts their codes with the notation as class number, and
 * collections property tags, with their members as properties.
 */
export async function skosCatalogue(
  file: SourceFile,
  graph: Graph,
  context: ReadContext,
): Promise<DraftCatalogue> {
  const resources = skosResources(graph);
  const { concepts, schemes } = resources;
  if (concepts.size === 0) throw new ReadError(text("skosReader.noConcepts"));
  const reader = new SkosReader(graph, context);
  const rest = `file:${file.name}`;
  const positions = positionConcepts(resources, rest, context.notes);
  const codes = new Map<string, DraftCode[]>();
  let done = 0;
  for (const [iri, subject] of concepts) {
    done += 1;
    await context.pause(0.7 + (0.3 * done) / concepts.size);
    const { scheme = rest, parent } = positions.get(iri) ?? {};
    const own = codes.get(scheme) ?? [];
    codes.set(scheme, own);
    own.push(reader.code(iri, subject, parent));
  }
  const classifications = [...codes].map(([iri, own]): DraftClassification => {
    const subject = schemes.get(iri);
    const scheme =
      subject === undefined
        ? { key: iri, where: file.name, defaultName: file.name, names: {} }
        : reader.scheme(iri, subject);
    return { ...scheme, codes: inOrder(own) };
  });
  for (const iri of schemes.keys())
    if (!codes.has(iri)) context.notes.leftOut(iri, text("skosReader.emptyScheme"));
  for (const [iri, name] of unknownSubjects(graph, resources))
    context.notes.leftOut(iri, text("skosReader.noConcept", { name }));
  reader.reportOthers();
  const [first, ...others] = classifications;
  return {
    ...emptyDraft((others.length === 0 ? first?.defaultName : undefined) ?? file.name, rest),
    ...reader.collections(resources),
    classifications,
  };
}

/** Sorted by class number, then codes without one by name: a graph has no order. */
function inOrder(codes: readonly DraftCode[]): DraftCode[] {
  const numbered = codes.filter(({ number }) => number !== undefined);
  const others = codes.filter(({ number }) => number === undefined);
  return [
    ...sortByNumber(numbered, ({ number = "" }) => number),
    ...others.toSorted((a, b) => compareNames(a.defaultName ?? a.key, b.defaultName ?? b.key)),
  ];
}
