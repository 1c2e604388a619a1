import type { ExportConcept } from "#core/files/write/concept.ts";
import type { IdsEntry } from "#core/files/write/kinds/ids.ts";
import type { ReportNote } from "#core/files/write/notes.ts";
import { givenText } from "#core/text/choose-text.ts";
import { text, type Text } from "#core/text/messages/text.ts";
import { baseOf, isValueOf } from "./data-types.ts";
import type { IfcSchema } from "./ifc/ifc-schema.ts";
import type { Facet, IdsFile, IdsValue, IfcVersion, Requirement, Specification } from "./model.ts";
import {
  givenNameOf,
  type IdsMapping,
  type IdsProductType,
  keyOfConcept,
  nameOfConcept,
  type ProductTypeMapping,
  type PropertyMapping,
} from "./product-type.ts";
import { patternOfCodesBelow } from "./sentences.ts";
import { splitUnit } from "./suggest-mapping.ts";

/** What an IDS export is made with besides the data. */
export type IdsOptions = {
  readonly version: IfcVersion;
  readonly schema: IfcSchema;
  /** One file, or one for each stage and role that has requirements. */
  readonly files: "one" | "each";
  /** What counts: confirmed and complete. */
  readonly mapping: IdsMapping;
  readonly productTypes: readonly IdsProductType[];
  /** Today, as an ISO 8601 date. */
  readonly date: string;
};

/** The values of a property of a product type, in the culture of the files. */
export type ValuesOf = (productType: IdsProductType, property: ExportConcept) => readonly ExportConcept[];

/** The files of an IDS export; those without a specification are left out, since the format has no empty file. */
export function buildIds(
  what: string,
  options: IdsOptions,
  valuesOf: ValuesOf,
  note: ReportNote,
): IdsEntry[] {
  const { files, productTypes } = options;
  const contents = contentsOf(options, valuesOf, note);
  if (files === "one") {
    const one = buildFile(what, null, productTypes, options, contents);
    return one === null ? [] : [{ folder: null, name: what, ids: one }];
  }
  const groups = Map.groupBy(
    productTypes.flatMap((productType) =>
      productType.requirements.map((requirement) => ({ productType, requirement })),
    ),
    ({ requirement: { stageId, roleId } }) => JSON.stringify([roleId, stageId]),
  );
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (first === undefined) return [];
    const { stageId, stage, roleId, role } = first.requirement;
    const own = Map.groupBy(group, ({ productType }) => productType);
    const types = [...own].map(([productType, entries]) => ({
      ...productType,
      requirements: entries.map(({ requirement }) => requirement),
    }));
    const milestone = stage ?? String(stageId);
    const ids = buildFile(what, milestone, types, options, contents);
    const folder = roleId === null ? "No role" : (role ?? `Role ${roleId}`);
    return ids === null ? [] : [{ folder, name: `Stage ${milestone}`, ids }];
  });
}

/** What the specification of a product type consists of at every stage. */
type Content = Pick<Specification, "applicability" | "requirements">;

/** The contents by the GUIDs of product types; files for several stages share them. */
type Contents = ReadonlyMap<string, Content>;

function contentsOf(options: IdsOptions, valuesOf: ValuesOf, note: ReportNote): Contents {
  return new Map(
    options.productTypes.flatMap((productType): [string, Content][] => {
      const mapping = options.mapping.productTypes.get(productType.key);
      if (mapping === undefined) return [];
      const requirements = requirementsOf(productType, options, valuesOf, note);
      // A specification that requires nothing would only say that such elements may exist.
      return requirements.length === 0
        ? []
        : [[productType.guid, { applicability: applicabilityOf(mapping, options.schema), requirements }]];
    }),
  );
}

function buildFile(
  what: string,
  milestone: string | null,
  productTypes: readonly IdsProductType[],
  { version, date }: IdsOptions,
  contents: Contents,
): IdsFile | null {
  const specifications = productTypes.flatMap((productType) => {
    const content = contents.get(productType.guid);
    return content === undefined ? [] : [specificationOf(productType, content, version)];
  });
  if (specifications.length === 0) return null;
  const stages = new Set(
    productTypes.flatMap(({ requirements }) => requirements.map(({ stage, stageId }) => stage ?? stageId)),
  );
  return {
    info: {
      title: what,
      copyright: null,
      version: null,
      description: null,
      author: null,
      date,
      purpose: null,
      milestone: milestone ?? (stages.size === 0 ? null : [...stages].join(", ")),
    },
    specifications,
  };
}

function specificationOf(
  { name, guid, requirements }: IdsProductType,
  content: Content,
  version: IfcVersion,
): Specification {
  const lois = new Set(requirements.flatMap(({ loiId }) => givenText(loiId) ?? []));
  const roles = new Set(
    requirements.flatMap(({ roleId, role }) => (roleId === null ? [] : `Role ${role ?? roleId}`)),
  );
  return {
    name,
    ifcVersions: [version],
    identifier: guid,
    description: lois.size === 0 ? null : [...lois].join(", "),
    instructions: roles.size === 0 ? null : [...roles].join(", "),
    // A model need not have elements of every product type.
    minOccurs: 0,
    maxOccurs: "unbounded",
    ...content,
  };
}

function requirementsOf(
  productType: IdsProductType,
  { schema, mapping }: IdsOptions,
  valuesOf: ValuesOf,
  note: ReportNote,
): Requirement[] {
  const own = mapping.properties.get(productType.key);
  return productType.properties.flatMap((entry): Requirement[] => {
    const property = own?.get(keyOfConcept(entry.concept));
    if (property === undefined || !property.isIncluded) return [];
    const all = new Set(valuesOf(productType, entry).map(givenNameOf));
    const values = [...all].filter((value) => value !== null);
    const problem =
      all.size > values.length
        ? // The others alone would forbid it.
          text("concepts.nameless")
        : values.length === 0
          ? null
          : valuesProblem(property.dataType, schema, values, entry);
    if (problem !== null)
      note({
        code: "left-out-values",
        property: `${productType.name}: ${nameOfConcept(entry)}`,
        reason: problem,
        count: all.size,
      });
    return [requirementOf(property, schema, problem === null ? values : [])];
  });
}

function applicabilityOf(mapping: ProductTypeMapping, schema: IfcSchema): Facet[] {
  const { entity, system, classNumber, areCodesBelowIncluded } = mapping;
  const facets: Facet[] = [];
  if (entity !== "")
    facets.push({
      kind: "entity",
      name: entity.toUpperCase(),
      predefinedType: predefinedTypeOf(mapping, schema),
    });
  if (system !== "") {
    const value: IdsValue = areCodesBelowIncluded
      ? {
          base: "string",
          constraints: [{ name: "pattern", value: patternOfCodesBelow(classNumber) }],
        }
      : classNumber;
    facets.push({ kind: "classification", system, value: classNumber === "" ? null : value });
  }
  return facets;
}

/** A type of the user's own stays as it is: checkers compare it with the letters of the model. */
function predefinedTypeOf({ entity, predefinedType }: ProductTypeMapping, schema: IfcSchema): string | null {
  const upper = predefinedType.toUpperCase();
  return schema.predefinedTypes(entity).includes(upper) ? upper : givenText(predefinedType);
}

/** Why values must not be written; null if they may. */
function valuesProblem(
  dataType: string,
  schema: IfcSchema,
  values: readonly string[],
  { concept }: ExportConcept,
): Text | null {
  const base = baseOf(schema, dataType);
  if (!values.every((value) => isValueOf(base, value)))
    return text("ids.reasonNoValues", { type: dataType.toUpperCase() });
  const type = schema.dataType(dataType);
  const measure = schema.measures.find(({ name }) => name === type?.name);
  const { unit } = splitUnit(concept.defaultName ?? concept.name ?? "");
  // Values in IDS are in the SI unit, and nothing says by which factor the others would be converted.
  return measure === undefined || unit === null || unit === measure.unit
    ? null
    : text("ids.reasonUnit", { unit, needed: measure.unit });
}

function requirementOf(property: PropertyMapping, schema: IfcSchema, values: readonly string[]): Requirement {
  const { propertySet, baseName, cardinality, uri } = property;
  const dataType = property.dataType.toUpperCase();
  const base = baseOf(schema, dataType);
  // With values, a prohibited property would be forbidden only with these.
  const hasValues = values.length > 0 && cardinality !== "prohibited";
  return {
    facet: {
      kind: "property",
      propertySet,
      baseName,
      dataType,
      value:
        base !== null && hasValues
          ? { base, constraints: values.map((value) => ({ name: "enumeration", value })) }
          : null,
    },
    cardinality,
    uri: givenText(uri),
    instructions: null,
  };
}
