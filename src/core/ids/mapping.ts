import type { ConceptSummary } from "#core/api/concept-summary.ts";
import { quoting } from "#core/text/messages/quoting.ts";
import { text, type Text } from "#core/text/messages/text.ts";
import { setProblem } from "./check-ids.ts";
import type { IfcSchema } from "./ifc/ifc-schema.ts";
import type { IfcVersion } from "./model.ts";
import {
  type IdsMapping,
  type IdsProductType,
  keyOfConcept,
  nameOfConcept,
  NO_MAPPING,
  type ProductTypeMapping,
  type PropertyMapping,
} from "./product-type.ts";
import type { Suggestions } from "./suggest-mapping.ts";

type Row<Kind, Mapping> = {
  readonly kind: Kind;
  readonly productType: IdsProductType;
  readonly mapping: Mapping;
  readonly isSuggested: boolean;
  /** Why it gives no specification; null if it does once it is confirmed. */
  readonly problem: Text | null;
};

/** The row of a product type or of one of its properties. */
export type MappingRow =
  | Row<"product-type", ProductTypeMapping>
  | (Row<"property", PropertyMapping> & {
      readonly key: string;
      readonly name: string;
      readonly concept: ConceptSummary;
    });

/** One row for each product type, followed by those of its properties: the mapping, or a suggestion where there is none. */
export function mappingRows(
  productTypes: readonly IdsProductType[],
  mapping: IdsMapping,
  version: IfcVersion,
  schema: IfcSchema,
  suggestions: Suggestions,
): MappingRow[] {
  return productTypes.flatMap((productType): MappingRow[] => {
    const own = mapping.productTypes.get(productType.key);
    const template = productType.isJoinedByGuid ? "" : (productType.template?.key ?? "");
    const typeMapping = { ...(own ?? suggestions.productType(productType)), template };
    const ownProperties = mapping.properties.get(productType.key);
    return [
      {
        kind: "product-type",
        productType,
        mapping: typeMapping,
        // A template with the same name counts once it is confirmed, too.
        isSuggested: own === undefined || own.template !== template,
        problem: productTypeProblem(productType, typeMapping, version, schema),
      },
      ...productType.properties.map((entry): MappingRow => {
        const key = keyOfConcept(entry.concept);
        const ownProperty = ownProperties?.get(key);
        const property = ownProperty ?? suggestions.property(entry, productType.name, typeMapping.entity);
        return {
          kind: "property",
          productType,
          key,
          name: nameOfConcept(entry),
          concept: entry.concept,
          mapping: property,
          isSuggested: ownProperty === undefined,
          problem: propertyProblem(property, version, schema),
        };
      }),
    ];
  });
}

/** The mapping with the values of these rows. */
export function withRows(mapping: IdsMapping, rows: readonly MappingRow[]): IdsMapping {
  const productTypes = new Map(mapping.productTypes);
  const properties = new Map([...mapping.properties].map(([key, own]) => [key, new Map(own)]));
  for (const row of rows) {
    const { key } = row.productType;
    if (row.kind === "product-type") productTypes.set(key, row.mapping);
    else {
      const own = properties.get(key) ?? new Map<string, PropertyMapping>();
      properties.set(key, own.set(row.key, row.mapping));
    }
  }
  return { productTypes, properties };
}

/** Identifies a row among those of all product types. */
export function keyOfRow(row: MappingRow): string {
  const { guid } = row.productType;
  return row.kind === "product-type" ? guid : `${guid} ${row.key}`;
}

/** Something that is not mapped, and why. */
export type NotMapped = { readonly row: MappingRow; readonly reason: Text };

/** What is left out of the files: product types, and the properties of those that are mapped. */
export function notMapped(rows: readonly MappingRow[]): NotMapped[] {
  const leftOut = new Set(rows.flatMap((row) => (isTypeLeftOut(row) ? [row.productType] : [])));
  return rows.flatMap((row) => {
    const reason = row.problem ?? (row.isSuggested ? text("ids.reasonNotConfirmed") : null);
    if (reason === null) return [];
    const isWithout = row.kind === "property" && (leftOut.has(row.productType) || !row.mapping.isIncluded);
    return isWithout ? [] : [{ row, reason }];
  });
}

function isTypeLeftOut(row: MappingRow): boolean {
  return row.kind === "product-type" && (row.problem !== null || row.isSuggested);
}

/** The rows whose suggestions can be confirmed as they are. */
export function confirmable(rows: readonly MappingRow[]): MappingRow[] {
  return rows.filter(({ isSuggested, problem }) => isSuggested && problem === null);
}

/** The mapping of the rows that count: confirmed and complete. It is what files are made from. */
export function effectiveMapping(rows: readonly MappingRow[]): IdsMapping {
  return withRows(
    NO_MAPPING,
    rows.filter(({ isSuggested, problem }) => !isSuggested && problem === null),
  );
}

function productTypeProblem(
  { properties, isLoaded }: IdsProductType,
  { entity, system, classNumber }: ProductTypeMapping,
  version: IfcVersion,
  schema: IfcSchema,
): Text | null {
  if (!isLoaded) return text("ids.reasonNotLoaded");
  if (properties.length === 0) return text("ids.reasonNoProperties");
  if (entity === "" && system === "" && classNumber === "") return text("ids.reasonNoEntity");
  if (entity !== "" && !schema.isEntity(entity))
    return quoting(text("ids.reasonUnknownEntity", { version, entity }));
  return classNumber !== "" && system === "" ? text("ids.reasonNoClassification") : null;
}

function propertyProblem(
  { isIncluded, propertySet, baseName, dataType, uri }: PropertyMapping,
  version: IfcVersion,
  schema: IfcSchema,
): Text | null {
  if (!isIncluded) return null;
  if (propertySet.trim() === "") return text("ids.reasonNoSet");
  if (baseName.trim() === "") return text("ids.reasonNoBaseName");
  if (dataType === "") return text("ids.reasonNoDataType");
  if (schema.dataType(dataType) === null)
    return quoting(text("ids.reasonUnknownDataType", { version, type: dataType }));
  if (/[\s<>"{}|\\^`]/.test(uri)) return text("ids.reasonUri");
  return setProblem(version, propertySet, baseName, schema);
}
