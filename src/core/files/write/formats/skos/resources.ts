import { givenText } from "#core/text/choose-text.ts";
import { DEFAULT_LANGUAGE } from "#core/text/culture.ts";
import { hyphenatedUuid } from "#core/text/guid-forms.ts";
import { cultureTag } from "../../../culture-tag.ts";
import { xmlSafe } from "../../../text.ts";
import type { CultureTexts } from "../../concept.ts";
import type { ExportCode, CodesExport } from "../../kinds/codes.ts";
import type { Culture } from "../../table.ts";

/** A SKOS property with its value: another resource, or a text with or without a language. */
export type Statement =
  | { readonly property: string; readonly iri: string }
  | { readonly property: string; readonly text: string; readonly language: string | null };

/** All statements about one subject. */
export type Resource = {
  readonly iri: string;
  readonly type: "ConceptScheme" | "Concept";
  readonly statements: readonly Statement[];
};

type LanguageText = { readonly text: string; readonly language: string };

/**
 * A classification as a SKOS concept scheme with one concept per code, by subject; shared by the three serialisations. Characters that one
 * of the formats forbids are removed, so that all three are equivalent.
 */
export function* skosResources({ classification, codes, cultures }: CodesExport): Generator<Resource> {
  const scheme = conceptIri(classification.concept, "classification");
  const iris = codes.map(({ concept }, index) => conceptIri(concept, String(index)));
  const { tops, children } = hierarchyOf(codes);
  const link = (property: string, index: number): Statement => ({ property, iri: iris[index] ?? scheme });

  yield {
    iri: scheme,
    type: "ConceptScheme",
    statements: [
      ...labels(classification.concept.defaultName, classification.texts, cultures),
      ...tops.map((index) => link("hasTopConcept", index)),
    ],
  };
  const top = new Set(tops);
  // A code below several parents, or two whose GUIDs have the same IRI, are one concept: its texts are written once.
  const described = new Set<string>();
  for (const [index, code] of codes.entries()) {
    if (code.isContext === true) continue;
    const iri = iris[index] ?? scheme;
    const parent = writtenParent(codes, code);
    yield {
      iri,
      type: "Concept",
      statements: [
        { property: "inScheme", iri: scheme },
        ...(top.has(index) ? [{ property: "topConceptOf", iri: scheme }] : []),
        ...(described.has(iri) ? [] : description(code, cultures)),
        ...(parent === null ? [] : [link("broader", parent)]),
        ...(children.get(index) ?? []).map((child) => link("narrower", child)),
      ],
    };
    described.add(iri);
  }
}

/** The number, the names and the definitions of a code. */
function description({ concept, texts }: ExportCode, cultures: readonly Culture[]): Statement[] {
  const notation = givenText(xmlSafe(concept.classNumber ?? ""));
  return [
    ...(notation === null ? [] : [{ property: "notation", text: notation, language: null }]),
    ...labels(concept.defaultName, texts, cultures),
    ...textsByLanguage(concept.defaultTechnicalDefinition, texts, cultures, "definition").map((text) => ({
      property: "definition",
      ...text,
    })),
  ];
}

function writtenParent(codes: readonly ExportCode[], { parent }: ExportCode): number | null {
  return parent === null || codes[parent]?.isContext === true ? null : parent;
}

/** The top concepts of the file, including the root of a branch. Hits are not top concepts, since their parents are unknown. */
function hierarchyOf(codes: readonly ExportCode[]): { tops: number[]; children: Map<number, number[]> } {
  const tops: number[] = [];
  const children = new Map<number, number[]>();
  for (const [index, code] of codes.entries()) {
    if (code.isContext === true) continue;
    const parent = writtenParent(codes, code);
    const siblings = parent === null ? tops : (children.get(parent) ?? []);
    if (parent !== null) children.set(parent, siblings);
    if (parent !== null || code.level !== null) siblings.push(index);
  }
  return { tops, children };
}

/** At most one `prefLabel` per language, as SKOS requires; further names in the same language are `altLabel`s. */
function labels(
  defaultName: string | null,
  texts: readonly CultureTexts[],
  cultures: readonly Culture[],
): Statement[] {
  const taken = new Set<string>();
  return textsByLanguage(defaultName, texts, cultures, "name").map(({ text, language }) => {
    const property = taken.has(language.toLowerCase()) ? "altLabel" : "prefLabel";
    taken.add(language.toLowerCase());
    return { property, text, language };
  });
}

/** The default text and those of the cultures, each with its actual language, without duplicates. */
function textsByLanguage(
  defaultText: string | null,
  texts: readonly CultureTexts[],
  cultures: readonly Culture[],
  field: keyof CultureTexts,
): LanguageText[] {
  const all = [
    { text: defaultText, language: DEFAULT_LANGUAGE },
    ...cultures.map((culture, index) => ({
      // The text without a culture is the default text again.
      text: culture === null && givenText(defaultText) !== null ? null : (texts[index]?.[field] ?? null),
      language: culture === null ? DEFAULT_LANGUAGE : cultureTag(culture),
    })),
  ];
  const seen = new Set<string>();
  return all.flatMap(({ text, language }) => {
    const safe = givenText(xmlSafe(text ?? ""));
    const key = `${language.toLowerCase()} ${safe}`;
    if (safe === null || seen.has(key)) return [];
    seen.add(key);
    return [{ text: safe, language }];
  });
}

type Identified = { readonly versionGuid: string | null; readonly guid: string | null };

/**
 * The IRI of a concept, derived from its version GUID: `urn:uuid:` for a UUID, with or without hyphens, else `urn:plinth:` percent-encoded.
 * Without a version GUID, its GUID is used, and without either, its index.
 */
function conceptIri({ versionGuid, guid }: Identified, index: string): string {
  const version = givenText(versionGuid);
  // Percent-encoded texts contain no colon, so the three forms never collide.
  if (version === null)
    return `urn:plinth:${givenText(guid) === null ? `place:${index}` : `guid:${encoded(guid ?? "")}`}`;
  const uuid = hyphenatedUuid(version);
  return uuid === null ? `urn:plinth:${encoded(version)}` : `urn:uuid:${uuid}`;
}

function encoded(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}
