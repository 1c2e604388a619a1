import { entry } from "#core/files/write/exports.fixture.ts";
import type { IdsProductType, PropertyMapping } from "./product-type.ts";

/** A product type with properties of these names. */
export function productType(name: string, properties: readonly string[] = []): IdsProductType {
  return {
    key: `guid of ${name}`,
    guid: `guid of ${name}`,
    name,
    template: {
      key: `guid of ${name}`,
      versionGuid: `version of ${name}`,
      name,
      concept: entry({ guid: `guid of ${name}`, versionGuid: `version of ${name}`, defaultName: name })
        .concept,
    },
    isJoinedByGuid: true,
    isLoaded: true,
    properties: properties.map((defaultName) => entry({ guid: `guid of ${defaultName}`, defaultName })),
    requirements: [],
  };
}

export const FIRE_RATING: PropertyMapping = {
  isIncluded: true,
  propertySet: "Pset_WallCommon",
  baseName: "FireRating",
  dataType: "IfcLabel",
  cardinality: "required",
  uri: "",
};

/** What is said of a file, without all that may be left out. */
export const INFO = {
  title: "T",
  copyright: null,
  version: null,
  description: null,
  author: null,
  date: null,
  purpose: null,
  milestone: null,
};
