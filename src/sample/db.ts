import { collect, createConcept, defaultName, extendConcept } from "./concepts.ts";
import type {
  Catalogue,
  Classification,
  Code,
  Collection,
  Concept,
  Kind,
  Property,
  PropertyTag,
  Template,
} from "./model.ts";
import { compareNames, sortByNumber } from "./order.ts";
import { createProjects } from "./projects.ts";
import { SEED, type Seed } from "./seed.ts";
import { list, parseTsv, type Row } from "./tsv.ts";

let built: Catalogue | undefined;

/** The sample catalogue; built when it is first asked for, and once. */
export function sampleCatalogue(): Catalogue {
  return (built ??= buildCatalogue(SEED));
}

/**
 * Builds a catalogue from the texts of its tables. Never throws: what is wrong with them is listed in `mistakes`
 * and left out, so that a slip in one line does not take the whole sample away.
 */
export function buildCatalogue(seed: Seed): Catalogue {
  const mistakes: string[] = [];
  const report = (mistake: string): void => {
    mistakes.push(mistake);
  };

  function load(kind: Kind, text: string): Concept[] {
    return parseTsv(text).map((row) => createConcept(kind, keyOf(row, report), row));
  }

  function index<T extends Concept>(concepts: readonly T[]): Collection<T> {
    return collect(sortByName(concepts), report);
  }

  function resolve<T extends Concept>(from: Concept, keys: readonly string[], targets: Collection<T>): T[] {
    const found = new Set<T>();
    for (const key of keys) {
      const target = targets.byKey.get(key);
      if (target === undefined) report(`${from.kind} ${from.key} refers to ${key}, which does not exist`);
      else if (found.has(target)) report(`${from.kind} ${from.key} refers to ${key} twice`);
      else found.add(target);
    }
    // In the order that the targets are in already: comparing names once more for every list takes its time.
    return found.size < 2 ? [...found] : targets.all.filter((target) => found.has(target));
  }

  const documents = index(load("document", seed.documents));
  const units = index(load("unit", seed.units));
  const constructionObjects = index(load("construction-object", seed.constructionObjects));
  const values = index(
    parseTsv(seed.values).map((row) =>
      createConcept("value", `${row.get("enumeration") ?? ""}/${keyOf(row, report)}`, row),
    ),
  );
  const enumerations = Map.groupBy(values.all, ({ row }) => row.get("enumeration") ?? "");

  const properties = index(
    load("property", seed.properties).map((concept): Property => {
      const enumeration = concept.row.get("enumeration");
      const found = enumeration === undefined ? [] : enumerations.get(enumeration);
      if (!found) report(`property ${concept.key} refers to ${enumeration}, an enumeration without values`);
      const [document = null] = resolve(concept, list(concept.row, "document"), documents);
      return extendConcept(concept, { document, values: found ?? [] });
    }),
  );

  const propertyTags = index(
    load("property-tag", seed.propertyTags).map((concept): PropertyTag => {
      return extendConcept(concept, {
        properties: resolve(concept, list(concept.row, "properties"), properties),
      });
    }),
  );

  const classifications = index(
    load("classification", seed.classifications).map((concept): Classification => {
      const codes = seed.codes[concept.key];
      if (codes === undefined) report(`classification ${concept.key} has no table of codes`);
      return extendConcept(concept, { codes: createCodes(concept.key, parseTsv(codes ?? ""), report) });
    }),
  );
  const codes = collect(
    classifications.all.flatMap((classification) => classification.codes),
    report,
  );

  const templates = index(
    load("template", seed.templates).map((concept): Template =>
      extendConcept(concept, {
        codes: resolve(concept, list(concept.row, "codes").map(codeKey), codes),
        properties: resolve(concept, list(concept.row, "properties"), properties),
        documents: resolve(concept, list(concept.row, "documents"), documents),
      }),
    ),
  );

  const projects = createProjects(
    parseTsv(seed.projects),
    parseTsv(seed.requirements),
    (key) => constructionObjects.byKey.get(key) ?? templates.byKey.get(key),
    report,
  );

  return {
    classifications,
    codes,
    constructionObjects,
    documents,
    properties,
    propertyTags,
    templates,
    units,
    values,
    projects,
    mistakes,
  };
}

function keyOf(row: Row, report: (mistake: string) => void): string {
  const key = row.get("key");
  if (key === undefined) report(`a line without a key: ${row.get("en") ?? "without a name"}`);
  return key ?? "";
}

function sortByName<T extends Concept>(concepts: readonly T[]): T[] {
  return concepts.toSorted((a, b) => compareNames(defaultName(a), defaultName(b)));
}

/** `classification:number`, where a space in a number is written as `+`, as the key of the code. */
function codeKey(reference: string): string {
  return reference.replace(":", "/").replaceAll("+", " ");
}

function createCodes(
  classification: string,
  rows: readonly Row[],
  report: (mistake: string) => void,
): Code[] {
  const codes = sortByNumber(
    rows.map((row): Code => {
      const number = row.get("number") ?? "";
      if (number === "") report(`${classification}: a code without a number`);
      const parent = row.get("parent") ?? null;
      const concept = createConcept("code", `${classification}/${number}`, row);
      return extendConcept(concept, { classification, number, parent, children: [] });
    }),
    (code) => code.number,
  );
  const byNumber = new Map(codes.map((code) => [code.number, code]));
  for (const code of codes) {
    if (code.parent === null) continue;
    const parent = byNumber.get(code.parent);
    if (parent === undefined) report(`code ${code.key} has the parent ${code.parent}, which does not exist`);
    else parent.children.push(code);
  }
  return codes;
}
