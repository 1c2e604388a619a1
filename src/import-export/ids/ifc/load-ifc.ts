import type { IfcVersion } from "../model.ts";
import { type IfcSchema, readIfc } from "./ifc-schema.ts";

const EDITIONS = {
  IFC2X3: async () => (await import("./names/ifc2x3.ts")).IFC2X3,
  IFC4: async () => (await import("./names/ifc4.ts")).IFC4,
  IFC4X3_ADD2: async () => (await import("./names/ifc4x3-add2.ts")).IFC4X3_ADD2,
};

/** Loads the names of a version of IFC, which are a module of their own each. */
export async function loadIfc(version: IfcVersion): Promise<IfcSchema> {
  return readIfc(await EDITIONS[version]());
}
