import type { VersionEntry } from "#core/catalogue/catalogue-model.ts";
import { defined } from "#core/lib/defined.ts";
import { text as sentence } from "#core/text/messages/text.ts";
import { percentDecoded } from "#core/text/percent-encoding.ts";
import { cultureOfTag } from "../../../culture-tag.ts";
import { OWL, RDF, SKOS } from "../../../namespaces.ts";
import type { ReadContext } from "../../build/context.ts";
import type {
  DraftCode,
  DraftConcept,
  DraftProperty,
  DraftPropertyTag,
  DraftTexts,
} from "../../build/draft.ts";
import { versionIn } from "../../build/versions.ts";
import { cultureOf, defaultCulture } from "../../decode/cultures.ts";
import { isDeprecated, labelsOf, links, literals, membersOf, type SkosResources } from "./concepts.ts";
import type { Graph, Literal, Subject } from "./graph.ts";

const [DEFINITION, VALUE] = [`${SKOS}definition`, `${RDF}value`] as const;

/** Converts subjects to concepts. */
export class SkosReader {
  readonly #graph: Graph;
  readonly #context: ReadContext;
  /** The nodes whose texts are read as those of a concept. */
  readonly #textNodes = new Set<string>();
  readonly #cultures = new Map<string, string | undefined>();

  constructor(graph: Graph, context: ReadContext) {
    this.#graph = graph;
    this.#context = context;
  }

  scheme(iri: string, subject: Subject): DraftConcept {
    const version = versionIn(literals(subject, `${OWL}versionInfo`)[0]?.text);
    return { ...this.#concept(iri, subject), ...identifiersOf(iri, version) };
  }

  code(iri: string, subject: Subject, parent: string | undefined): DraftCode {
    const definition = this.#texts(iri, this.#definitionsOf(iri, subject));
    const isOld = isDeprecated(subject);
    if (isOld) this.#context.notes.remark(iri, sentence("skosReader.deprecated"));
    const [notation, ...others] = literals(subject, `${SKOS}notation`);
    if (others.length > 0)
      this.#context.notes.leftOut(
        iri,
        sentence("skosReader.severalNotations", {
          count: others.length + 1,
          notation: notation?.text ?? "",
        }),
      );
    return {
      ...this.#concept(iri, subject),
      definitions: definition.texts,
      ...defined({ defaultDefinition: definition.main, number: notation?.text, parent }),
      ...(isOld ? { isDeprecated: true } : {}),
    };
  }

  /** The definitions of a concept; those that are nodes contain their texts as `rdf:value`. */
  #definitionsOf(iri: string, subject: Subject): readonly Literal[] {
    const texts = [...literals(subject, DEFINITION)];
    for (const node of links(subject, DEFINITION)) {
      const own = literals(this.#graph.subjects.get(node), VALUE);
      if (own.length === 0)
        this.#context.notes.leftOut(iri, sentence("skosReader.definitionWithoutText", { node }));
      this.#textNodes.add(node);
      texts.push(...own);
    }
    return texts;
  }

  /** The collections as property tags, and their members as properties. */
  collections({ collections, concepts }: SkosResources): {
    propertyTags: DraftPropertyTag[];
    properties: DraftProperty[];
  } {
    const properties = new Map<string, DraftProperty>();
    const propertyTags = [...collections].map(([iri, subject]) => {
      const members = membersOf(subject, this.#graph).filter((member) => {
        const concept = concepts.get(member);
        if (concept === undefined)
          this.#context.notes.leftOut(iri, sentence("skosReader.memberNotInFile", { member }));
        else if (!properties.has(member)) properties.set(member, this.#concept(member, concept));
        return concept !== undefined;
      });
      return { ...this.#concept(iri, subject), properties: members };
    });
    return { propertyTags, properties: [...properties.values()] };
  }

  /** Reports the other statements of the file. */
  reportOthers(): void {
    for (const [iri, subject] of this.#graph.subjects)
      if (subject.literals.has(VALUE) && !this.#textNodes.has(iri))
        this.#graph.countOther(VALUE, literals(subject, VALUE).length);
    for (const [property, count] of this.#graph.others)
      this.#context.notes.leftOut(property, sentence("readers.notSupported", { count }));
  }

  #concept(iri: string, subject: Subject): DraftConcept {
    const { texts: names, main } = this.#texts(iri, labelsOf(subject, this.#graph));
    if (iri.startsWith("_:"))
      this.#context.notes.guessed(iri, sentence("skosReader.noIri", { name: main ?? iri }));
    return {
      key: iri,
      where: iri,
      names,
      ...identifiersOf(iri),
      ...defined({ defaultName: main }),
    };
  }

  /** The first text of each language, and the default text: one without a language, else the best of the languages. */
  #texts(iri: string, all: readonly Literal[]): { texts: DraftTexts; main: string | undefined } {
    const texts: DraftTexts = {};
    let plain: string | undefined;
    for (const { text, language } of all) {
      const culture = language === "" ? undefined : this.#culture(language);
      const first = culture === undefined ? plain : texts[culture];
      if (first !== undefined && first !== text && (language === "" || culture !== undefined))
        this.#context.notes.leftOut(
          iri,
          language === ""
            ? sentence("skosReader.severalTextsWithoutLanguage", { text })
            : sentence("skosReader.severalTexts", { language, text }),
        );
      if (language === "") plain ??= text;
      else if (culture === undefined)
        this.#context.notes.leftOut(iri, sentence("skosReader.notLanguageTag", { tag: language, text }));
      else texts[culture] ??= text;
    }
    const culture = defaultCulture(texts);
    return { texts, main: plain ?? (culture === undefined ? undefined : texts[culture]) };
  }

  #culture(language: string): string | undefined {
    if (!this.#cultures.has(language))
      this.#cultures.set(language, cultureOf(language) ?? cultureOfTag(language));
    return this.#cultures.get(language);
  }
}

/**
 * The GUIDs of a concept according to its IRI. Files written by Plinth contain the version GUID in it; for others the concept's GUID is
 * derived from the IRI. A blank node has none.
 */
function identifiersOf(iri: string, version?: VersionEntry): Pick<DraftConcept, "iri" | "guid" | "versions"> {
  if (iri.startsWith("_:")) return {};
  const [, kind = "", own = ""] = /^urn:(uuid|plinth):(.+)$/s.exec(iri) ?? [];
  const numbers = version ?? { major: 1, minor: 0 };
  if (kind === "uuid") return { iri, versions: [{ ...numbers, guid: own }] };
  if (kind === "plinth" && !own.includes(":"))
    return { iri, versions: [{ ...numbers, guid: percentDecoded(own) ?? own }] };
  if (own.startsWith("guid:")) {
    const guid = own.slice("guid:".length);
    return { guid: percentDecoded(guid) ?? guid };
  }
  return version === undefined ? { iri } : { iri, versions: [version] };
}
