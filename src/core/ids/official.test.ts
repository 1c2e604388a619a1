import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { checkIds } from "./check-ids.ts";
import { loadIfc } from "./ifc/load-ifc.ts";
import { readIds } from "./read-ids.ts";
import { idsTexts } from "./write-ids.ts";

/** The folder with the official test files of IDS, which are not part of the project; without it, nothing is tested. */
const folder = process.env["PLINTH_IDS_TEST_FILES"];
const names = folder === undefined ? [] : readdirSync(folder).filter((name) => name.endsWith(".ids"));

/** Files that only the data types of attributes show to be invalid, which are not known here. */
const NEEDS_ATTRIBUTES = /^restriction-invalid-patterns_(?:always|only)/;

describe.runIf(names.length > 0)("the official test files", async () => {
  const schemas = {
    IFC2X3: await loadIfc("IFC2X3"),
    IFC4: await loadIfc("IFC4"),
    IFC4X3_ADD2: await loadIfc("IFC4X3_ADD2"),
  };
  test.each(names)("%s", async (name) => {
    const read = await readIds({ name, bytes: readFileSync(join(folder ?? "", name)) });
    const bytes = new TextEncoder().encode([...idsTexts(read)].join(""));
    expect(await readIds({ name, bytes })).toEqual(read);
    const problems = checkIds(read, (version) => schemas[version]);
    expect(problems.length > 0).toBe(name.includes("-invalid-") && !NEEDS_ATTRIBUTES.test(name));
  });
});
