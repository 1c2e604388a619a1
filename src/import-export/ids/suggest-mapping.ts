import { givenText } from "#lib/text/choose-text.ts";
import { fold } from "#lib/text/match-text.ts";
import type { ExportConcept } from "../export/concept.ts";
import type { IfcSchema } from "./ifc/ifc-schema.ts";
import {
  type IdsProductType,
  nameOfConcept,
  type ProductTypeMapping,
  type PropertyMapping,
} from "./product-type.ts";

/** The entity that the name of a product type suggests. */
export function suggestProductType(
  { name, properties }: IdsProductType,
  entities: ReadonlyMap<string, string>,
): ProductTypeMapping {
  const words = fold(name).split(/[^\p{L}\p{N}]+/u);
  // The last word is usually the noun: a fire door is a door.
  const [entity = ""] = [words.join(""), ...words.toReversed()].flatMap(
    (word) => entities.get(word) ?? entities.get(singular(word)) ?? [],
  );
  return {
    entity: properties.length === 0 ? "" : entity,
    predefinedType: "",
    system: "",
    classNumber: "",
    areCodesBelowIncluded: true,
  };
}

function singular(word: string): string {
  return word.replace(/ies$/, "y").replace(/s$/, "");
}

/** The standard property that the name of a property suggests for an entity, else one of the office. */
export function suggestProperty(
  entry: ExportConcept,
  productType: string,
  entity: string,
  schema: IfcSchema,
): PropertyMapping {
  const name = givenText(entry.concept.defaultName) ?? nameOfConcept(entry);
  const word = wordOf(name);
  const [standard] = schema
    .setsFor(entity)
    .flatMap((set) =>
      set.properties.flatMap((property) =>
        wordOf(property.name) === word && property.dataTypes.length > 0 ? [{ set: set.name, property }] : [],
      ),
    );
  return {
    isIncluded: true,
    // A property without a standard set is in one of the office, which is named after the product type until the user names it.
    propertySet: standard?.set ?? productType,
    baseName: standard?.property.name ?? name,
    dataType: standard?.property.dataTypes[0] ?? "IfcLabel",
    cardinality: "required",
    uri: "",
  };
}

/** The letters and digits of a name: 'Fire rating' is `FireRating` in IFC. */
function wordOf(name: string): string {
  return fold(name).replaceAll(/[^\p{L}\p{N}]+/gu, "");
}
