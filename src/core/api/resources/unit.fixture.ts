import type { Unit } from "./units.ts";

/** A unit of which the service says nothing. */
export const EMPTY_UNIT: Unit = {
  guid: null,
  versionGuid: null,
  createdOn: null,
  createdBy: null,
  changedOn: null,
  fullNames: null,
  shortNames: null,
  technicalDefinitions: null,
  userDefinitions: null,
  examples: null,
  majorVersion: 1,
  minorVersion: 0,
  dimensions: null,
};
