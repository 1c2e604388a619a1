import { v5 } from "uuid";
import type { CatalogueModel, CodeEntry } from "#core/catalogue/catalogue-model.ts";
import { plainNumber } from "#core/code-tree/class-number/class-number.ts";
import { defined } from "#core/lib/defined.ts";
import { text } from "#core/text/messages/text.ts";
import { defaultCulture } from "../decode/cultures.ts";
import { LIMITS } from "../decode/limits.ts";
import type { Notes, Where } from "../report/notes.ts";
import { ReadError, refuseAbove } from "../report/read-error.ts";
import type { DraftCatalogue, DraftCode, DraftConcept, DraftTexts } from "./draft.ts";
import { soundParents } from "./hierarchy.ts";
import { UniqueKeys } from "./unique-keys.ts";

/** The namespace of catalogues from files. It must never change, because GUIDs are derived from it. */
const FILES = "3c0f3f6e-0f0e-4f3b-9a55-6a8b8a0f7d5e";

/** A kind of concept, as notes name it. */
type Kind =
  | "classification"
  | "code"
  | "constructionObject"
  | "document"
  | "property"
  | "propertyTag"
  | "template"
  | "unit"
  | "value";

type Named<T> = T & { readonly defaultName: string };

/**
 * Creates a valid catalogue from a draft: unique keys and GUIDs within each kind, a name for every concept, no dangling references and no
 * cycles. Changes are noted. Throws a `ReadError` if the catalogue is empty, or too large.
 */
export function finishCatalogue(draft: DraftCatalogue, notes: Notes): CatalogueModel {
  const finisher = new Finisher(draft, notes);
  const documents = finisher.sound("document", draft.documents);
  const values = finisher.sound("value", draft.values);
  const properties = finisher.sound("property", draft.properties);
  const codes = finisher.sound(
    "code",
    draft.classifications.flatMap((classification) => classification.codes),
  );
  const classifications = finisher.sound("classification", draft.classifications);

  let next = 0;
  const model = {
    name: draft.name,
    namespace: finisher.namespace,
    classifications: classifications.map((classification) => {
      // The codes are returned in the order given.
      const own = codes.slice(next, (next += classification.codes.length));
      return { ...entryOf(classification), codes: codeEntries(own, notes) };
    }),
    constructionObjects: finisher.sound("constructionObject", draft.constructionObjects).map(entryOf),
    documents: documents.map(entryOf),
    properties: properties.map(({ document, values: own = [], ...property }) => {
      const [found] = finisher.refer(property, "document", document === undefined ? [] : [document]);
      return {
        ...entryOf(property),
        values: finisher.refer(property, "value", own),
        ...defined({ document: found }),
      };
    }),
    propertyTags: finisher.sound("propertyTag", draft.propertyTags).map((tag) => ({
      ...entryOf(tag),
      properties: finisher.refer(tag, "property", tag.properties),
    })),
    templates: finisher.sound("template", draft.templates).map((template) => ({
      ...entryOf(template),
      codes: finisher.refer(template, "code", template.codes),
      classifications: finisher.refer(template, "classification", template.classifications ?? []),
      properties: finisher.refer(template, "property", template.properties),
      documents: finisher.refer(template, "document", template.documents),
      propertyValues: Object.fromEntries(
        Object.entries(template.propertyValues ?? {}).map(([property, own]) => [
          property,
          finisher.refer(template, "value", own),
        ]),
      ),
    })),
    units: finisher.sound("unit", draft.units).map(entryOf),
    values: values.map(entryOf),
    projects: draft.projects,
  };
  if (finisher.count === 0 && draft.projects.length === 0) throw new ReadError(text("readers.noContent"));
  return { ...model, cultures: [...finisher.cultures] };
}

class Finisher {
  readonly namespace: string;
  /** All cultures of names and definitions, in the order of their first occurrence. */
  readonly cultures = new Set<string>();
  count = 0;
  readonly #mainCulture: string | undefined;
  readonly #notes: Notes;
  /** The keys of the concepts so far by kind. */
  readonly #keys = new Map<Kind, ReadonlySet<string>>();

  constructor({ identity, mainCulture }: DraftCatalogue, notes: Notes) {
    this.namespace = v5(identity, FILES);
    this.#mainCulture = mainCulture;
    this.#notes = notes;
  }

  /** The valid concepts of a kind, in the same number and order, with unique keys and GUIDs, and with names. */
  sound<T extends DraftConcept & { readonly number?: string; readonly definitions?: DraftTexts }>(
    kind: Kind,
    drafts: readonly T[],
  ): Named<T>[] {
    this.count += drafts.length;
    refuseAbove(LIMITS.concepts, this.count, "concepts");
    const keys = new UniqueKeys();
    const guids = new Set<string>();
    const concepts = drafts.map((given) => {
      const number = plainNumber(given.number ?? "") || given.number;
      const draft = number === given.number ? given : { ...given, ...defined({ number }) };
      const label = number ?? draft.key;
      for (const texts of [draft.names, draft.definitions ?? {}])
        for (const culture of Object.keys(texts)) this.cultures.add(culture);
      const name = this.#nameOf(draft);
      if (name === undefined) this.#notes.guessed(draft.where, text("readers.noName", { kind, label }));
      const named = { ...draft, defaultName: name ?? label, ...this.#ownGuids(kind, draft, guids) };
      const key = keys.take(draft.key);
      if (key === draft.key) return named;
      this.#notes.guessed(draft.where, text("readers.duplicate", { kind, label }));
      return { ...named, key };
    });
    this.#keys.set(kind, new Set(concepts.map(({ key }) => key)));
    return concepts;
  }

  #nameOf({ defaultName, names }: DraftConcept): string | undefined {
    if (defaultName !== undefined) return defaultName;
    const best = defaultCulture(names, this.#mainCulture);
    return best === undefined ? undefined : names[best];
  }

  /** Replaces the GUIDs that another concept of the kind already uses, or derives from its IRI; the others stay. */
  #ownGuids(
    kind: Kind,
    { guid, iri, versions, key, where }: DraftConcept,
    used: Set<string>,
  ): Pick<DraftConcept, "guid" | "versions"> {
    const guids = [guid, ...(versions ?? []).map((version) => version.guid)].filter(
      (one) => one !== undefined,
    );
    const taken = new Set(guids.filter((one) => used.has(one)));
    for (const one of guids) used.add(one);
    const [first] = taken;
    const isDerived = guid === undefined && iri !== undefined;
    const isDerivedTwice = isDerived && used.has(iri);
    if (isDerived) used.add(iri);
    if (first === undefined && !isDerivedTwice) return {};
    if (first !== undefined) this.#notes.guessed(where, text("readers.guidUsed", { kind, guid: first }));
    const own = versions?.map(({ guid: ofVersion, ...version }) =>
      ofVersion === undefined || taken.has(ofVersion) ? version : { guid: ofVersion, ...version },
    );
    return {
      guid:
        guid === undefined || taken.has(guid)
          ? v5(`${kind}/${key}/${locationId(where)}`, this.namespace)
          : guid,
      ...defined({ versions: own }),
    };
  }

  /** The keys of a kind that exist, without duplicates; call `sound` for that kind first. */
  refer({ where }: DraftConcept, kind: Kind, keys: readonly string[]): string[] {
    return [...new Set(keys)].filter((key) => {
      if (this.#keys.get(kind)?.has(key) === true) return true;
      this.#notes.leftOut(where, text("readers.notInFile", { kind, key }));
      return false;
    });
  }
}

/** A location as a text that is the same in every language: `row 3`. */
function locationId(where: Where): string {
  if (typeof where === "string") return where;
  return [
    where.key.replace("places.", ""),
    ...Object.values(where.values).filter((one) => typeof one === "string"),
  ].join(" ");
}

function codeEntries(codes: readonly Named<DraftCode>[], notes: Notes): CodeEntry[] {
  const parents = soundParents(codes, notes);
  return codes.map(({ parent: _parent, ...code }) => {
    const parent = parents.get(code.key);
    return { ...entryOf(code), ...defined({ parent }) };
  });
}

function entryOf<T extends { where: Where }>({ where: _where, ...entry }: T): Omit<T, "where"> {
  return entry;
}
