import { compareNames } from "#core/text/natural-order.ts";
import type {
  CatalogueModel,
  ClassificationEntry,
  CodeEntry,
  ConceptEntry,
  LoiEntry,
  ProjectEntry,
  PropertyEntry,
  PropertyTagEntry,
  TemplateEntry,
  UnitEntry,
} from "../catalogue-model.ts";
import { Collection } from "./collection.ts";
import { Concept, type Kind } from "./concept.ts";

export class Code extends Concept<CodeEntry> {
  /** The key of its classification. */
  readonly classification: string;
  parent: Code | null = null;
  /** In list order. */
  children: readonly Code[] = [];

  constructor(entry: CodeEntry, classification: string, namespace: string) {
    super("code", entry, namespace);
    this.classification = classification;
  }
}

export class Classification extends Concept<ClassificationEntry> {
  #codes: readonly Code[] | undefined;
  readonly #namespace: string;

  constructor(entry: ClassificationEntry, namespace: string) {
    super("classification", entry, namespace);
    this.#namespace = namespace;
  }

  /** Codes of all levels, in list order. */
  get codes(): readonly Code[] {
    return (this.#codes ??= createCodes(this.entry, this.#namespace));
  }
}

function createCodes({ key, codes: entries }: ClassificationEntry, namespace: string): Code[] {
  const codes = entries.map((entry) => new Code(entry, key, namespace));
  const byKey = new Map(codes.map((code) => [code.key, code]));
  for (const code of codes) code.parent = byKey.get(code.entry.parent ?? "") ?? null;
  for (const [parent, children] of Map.groupBy(codes, ({ parent }) => parent)) {
    if (parent !== null) parent.children = children;
  }
  return codes;
}

/** A concept that refers to others of its catalogue. */
class ReferringConcept<TEntry extends ConceptEntry> extends Concept<TEntry> {
  protected readonly catalogue: Catalogue;

  constructor(kind: Kind, entry: TEntry, catalogue: Catalogue) {
    super(kind, entry, catalogue.model.namespace);
    this.catalogue = catalogue;
  }
}

export class Property extends ReferringConcept<PropertyEntry> {
  get document(): Concept | null {
    return this.catalogue.documents.byKey.get(this.entry.document ?? "") ?? null;
  }

  /** In the order of the model. */
  get values(): readonly Concept[] {
    return this.catalogue.values.inOrder(this.entry.values ?? []);
  }
}

export class PropertyTag extends ReferringConcept<PropertyTagEntry> {
  get properties(): readonly Property[] {
    return this.catalogue.properties.pick(this.entry.properties);
  }
}

export class Template extends ReferringConcept<TemplateEntry> {
  get codes(): readonly Code[] {
    return this.catalogue.codes.pick(this.entry.codes);
  }

  /** The keys of its classifications. */
  get classifications(): ReadonlySet<string> {
    const codes = this.catalogue.codes.inOrder(this.entry.codes);
    return new Set([
      ...(this.entry.classifications ?? []),
      ...codes.map(({ classification }) => classification),
    ]);
  }

  get properties(): readonly Property[] {
    return this.catalogue.properties.pick(this.entry.properties);
  }

  get documents(): readonly Concept[] {
    return this.catalogue.documents.pick(this.entry.documents);
  }

  /** The values of a property in this template, in the order of the model. */
  valuesOf(property: Property): readonly Concept[] {
    const own = this.entry.propertyValues ?? {};
    return Object.hasOwn(own, property.key)
      ? this.catalogue.values.inOrder(own[property.key] ?? [])
      : property.values;
  }
}

export type Requirements = { readonly productType: Concept; readonly lois: readonly LoiEntry[] };

export type Project = {
  readonly id: number;
  /** Sorted by the names of their product types. */
  readonly requirements: readonly Requirements[];
};

/**
 * The data of a model, indexed for the operations. Each part is indexed once, on first use. Dangling references in the model are dropped.
 */
export class Catalogue {
  readonly model: CatalogueModel;
  #classifications: Collection<Classification> | undefined;
  #codes: Collection<Code> | undefined;
  #constructionObjects: Collection<Concept> | undefined;
  #documents: Collection<Concept> | undefined;
  #properties: Collection<Property> | undefined;
  #propertyTags: Collection<PropertyTag> | undefined;
  #templates: Collection<Template> | undefined;
  #units: Collection<Concept<UnitEntry>> | undefined;
  #values: Collection<Concept> | undefined;
  #projects: ReadonlyMap<number, Project> | undefined;

  constructor(model: CatalogueModel) {
    this.model = model;
  }

  get classifications(): Collection<Classification> {
    return (this.#classifications ??= sorted(
      this.model.classifications.map((entry) => new Classification(entry, this.model.namespace)),
    ));
  }

  get codes(): Collection<Code> {
    return (this.#codes ??= new Collection(this.classifications.all.flatMap(({ codes }) => codes)));
  }

  get constructionObjects(): Collection<Concept> {
    return (this.#constructionObjects ??= this.#plain("construction-object", this.model.constructionObjects));
  }

  get documents(): Collection<Concept> {
    return (this.#documents ??= this.#plain("document", this.model.documents));
  }

  get properties(): Collection<Property> {
    return (this.#properties ??= sorted(
      this.model.properties.map((entry) => new Property("property", entry, this)),
    ));
  }

  get propertyTags(): Collection<PropertyTag> {
    return (this.#propertyTags ??= sorted(
      this.model.propertyTags.map((entry) => new PropertyTag("property-tag", entry, this)),
    ));
  }

  get templates(): Collection<Template> {
    return (this.#templates ??= sorted(
      this.model.templates.map((entry) => new Template("template", entry, this)),
    ));
  }

  get units(): Collection<Concept<UnitEntry>> {
    return (this.#units ??= this.#plain("unit", this.model.units));
  }

  get values(): Collection<Concept> {
    return (this.#values ??= this.#plain("value", this.model.values));
  }

  /** By id. */
  get projects(): ReadonlyMap<number, Project> {
    return (this.#projects ??= new Map(this.model.projects.map((entry) => [entry.id, this.#project(entry)])));
  }

  #plain<TEntry extends ConceptEntry>(kind: Kind, entries: readonly TEntry[]): Collection<Concept<TEntry>> {
    return sorted(entries.map((entry) => new Concept(kind, entry, this.model.namespace)));
  }

  #project({ id, requirements }: ProjectEntry): Project {
    const found = requirements.flatMap(({ productType: key, lois }) => {
      const productType = this.constructionObjects.byKey.get(key) ?? this.templates.byKey.get(key);
      return productType === undefined ? [] : [{ productType, lois }];
    });
    return { id, requirements: found.toSorted((a, b) => compareConcepts(a.productType, b.productType)) };
  }
}

function sorted<T extends Concept>(concepts: readonly T[]): Collection<T> {
  return new Collection(concepts.toSorted(compareConcepts));
}

function compareConcepts(a: Concept, b: Concept): number {
  return compareNames(a.entry.defaultName, b.entry.defaultName);
}
