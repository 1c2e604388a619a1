import type { IfcVersion } from "../model.ts";
import { type IfcSchema, readIfc } from "./ifc-schema.ts";
import { type IfcTables, readTables } from "./tables.ts";

const EDITIONS = {
  IFC2X3: () => import("./names/ifc2x3.txt?raw"),
  IFC4: () => import("./names/ifc4.txt?raw"),
  IFC4X3_ADD2: () => import("./names/ifc4x3-add2.txt?raw"),
};

/** Loads the tables of a version of IFC, which are a file of their own each. */
export async function loadTables(version: IfcVersion): Promise<IfcTables> {
  return readTables((await EDITIONS[version]()).default);
}

/** Loads the names of a version of IFC. */
export async function loadIfc(version: IfcVersion): Promise<IfcSchema> {
  return readIfc(await loadTables(version));
}
