import { lazyModule } from "#browser/lib/lazy-module.ts";
import { loadIfc } from "#core/ids/ifc/load-ifc.ts";

/** The names of the versions of IFC, each loaded on first use. */
export const IFC_SCHEMAS = {
  IFC2X3: lazyModule(() => loadIfc("IFC2X3")),
  IFC4: lazyModule(() => loadIfc("IFC4")),
  IFC4X3_ADD2: lazyModule(() => loadIfc("IFC4X3_ADD2")),
};
