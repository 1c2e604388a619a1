import { type CatalogueModel, type ConceptEntry, noConcepts } from "./catalogue-model.ts";

/** A model without concepts. */
export function emptyModel(name: string, namespace: string): CatalogueModel {
  return { name, namespace, cultures: [], ...noConcepts() };
}

/** The mistakes in a model: dangling references, duplicate keys, cycles, texts in unknown cultures. */
export function modelMistakes(model: CatalogueModel): string[] {
  const mistakes: string[] = [];
  const index = (kind: string, entries: readonly ConceptEntry[]): ReadonlySet<string> => {
    const keys = new Set<string>();
    for (const entry of entries) {
      const { key, defaultName, names } = entry;
      if (key === "") mistakes.push(`a ${kind} without a key: ${defaultName}`);
      if (keys.has(key)) mistakes.push(`${kind} ${key} is there twice`);
      keys.add(key);
      if (defaultName === "") mistakes.push(`${kind} ${key} has no name`);
      for (const culture of Object.keys(names))
        if (!model.cultures.includes(culture)) mistakes.push(`${kind} ${key} has a name in ${culture}`);
    }
    return keys;
  };
  const refer = (from: string, what: string, to: readonly string[], targets: ReadonlySet<string>): void => {
    for (const [at, key] of to.entries()) {
      if (!targets.has(key)) mistakes.push(`${from} refers to the ${what} ${key}, which does not exist`);
      if (to.indexOf(key) !== at) mistakes.push(`${from} refers to the ${what} ${key} twice`);
    }
  };

  const objects = index("construction object", model.constructionObjects);
  const documents = index("document", model.documents);
  const values = index("value", model.values);
  const properties = index("property", model.properties);
  const templates = index("template", model.templates);
  const allCodes = model.classifications.flatMap(({ codes }) => codes);
  const codes = index("code", allCodes);
  const classifications = index("classification", model.classifications);
  index("property tag", model.propertyTags);
  index("unit", model.units);

  for (const { key, document, values: own = [] } of model.properties) {
    refer(`property ${key}`, "document", document === undefined ? [] : [document], documents);
    refer(`property ${key}`, "value", own, values);
  }
  for (const { key, properties: own } of model.propertyTags)
    refer(`property tag ${key}`, "property", own, properties);
  for (const template of model.templates) {
    refer(`template ${template.key}`, "code", template.codes, codes);
    refer(`template ${template.key}`, "classification", template.classifications ?? [], classifications);
    refer(`template ${template.key}`, "property", template.properties, properties);
    refer(`template ${template.key}`, "document", template.documents, documents);
    refer(`template ${template.key}`, "property", Object.keys(template.propertyValues ?? {}), properties);
    for (const own of Object.values(template.propertyValues ?? {}))
      refer(`template ${template.key}`, "value", own, values);
  }
  for (const { key, codes: own } of model.classifications) mistakes.push(...hierarchyMistakes(key, own));
  const lois = new Set<string>();
  for (const { id, requirements } of model.projects) {
    for (const { productType, lois: own } of requirements) {
      if (!objects.has(productType) && !templates.has(productType))
        mistakes.push(`project ${id} refers to the product type ${productType}, which does not exist`);
      for (const { key } of own) {
        if (lois.has(`${productType} ${key}`))
          mistakes.push(`the requirement ${productType} ${key} is there twice`);
        lois.add(`${productType} ${key}`);
      }
    }
  }
  return mistakes;
}

function hierarchyMistakes(
  classification: string,
  codes: readonly { key: string; parent?: string }[],
): string[] {
  const parents = new Map(codes.map(({ key, parent }) => [key, parent]));
  const reachesTop = new Set<string>();
  return codes.flatMap(({ key, parent }) => {
    if (parent !== undefined && !parents.has(parent))
      return [`code ${key} has the parent ${parent}, which is not in ${classification}`];
    const path = new Set<string>();
    for (let at: string | undefined = key; at !== undefined && !reachesTop.has(at); at = parents.get(at)) {
      if (path.has(at)) return [`code ${key} is above itself`];
      path.add(at);
    }
    for (const one of path) reachesTop.add(one);
    return [];
  });
}
