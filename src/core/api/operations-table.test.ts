import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { createClient } from "./http/client.ts";
import { json, scriptedFetch } from "./http/fetch.fixture.ts";
import { OPERATIONS } from "./operations.ts";
import { listClassifications } from "./resources/classifications.ts";
import { listConceptVersions } from "./resources/concepts.ts";
import { listConstructionObjects } from "./resources/construction-objects.ts";
import { searchRequirements } from "./resources/requirements.ts";
import { listTemplates } from "./resources/templates.ts";
import { getUnit } from "./resources/units.ts";

test("unknown parameters of an operation do not compile", async () => {
  const { fetch, sent } = scriptedFetch(...Array.from({ length: 6 }, () => json({ results: [] })));
  const client = createClient({ baseUrl: "", fetch });
  // @ts-expect-error -- E7 has no culture
  await listConceptVersions(client, { versionGuid: "g", culture: "en" });
  // @ts-expect-error -- parameters are in camel case, whatever the service calls them
  await listConstructionObjects(client, { Culture: "en" });
  // @ts-expect-error -- Take is a number
  await listClassifications(client, { take: "50" });
  // @ts-expect-error -- IncludeNested is true or false
  await listTemplates(client, { includeNested: "yes" });
  // @ts-expect-error -- the id of a project is a number
  await searchRequirements(client, { id: "1" });
  // @ts-expect-error -- the parameters of the path are required
  await expect(getUnit(client, {})).rejects.toMatchObject({ kind: "unsendable" });
  // @ts-expect-error -- its only parameter has another name
  await expect(getUnit(client, { guid: "g" })).rejects.toMatchObject({ kind: "unsendable" });

  const paths = sent.map(({ url }) => url.split("/v2/")[1]);
  expect(paths.slice(0, 2)).toEqual(["concepts/g/versions", "construction-objects"]);
});

test("the README lists a page for every operation, and no unknown operation", () => {
  const readme = readFileSync(join(import.meta.dirname, "../../../README.md"), "utf8");
  const [, section = ""] = readme.split("## Which page uses which operation\n");
  const rows = section.split("\n## ", 1)[0]?.match(/^\|.*$/gm) ?? [];
  const used = new Set(rows.flatMap((row) => row.match(/\bE\d+\b/g) ?? []));
  expect(
    [...used].toSorted(),
    "the operations in the table 'Which page uses which operation' of README.md, and those of src/core/api/operations.ts",
  ).toEqual(Object.keys(OPERATIONS).toSorted());
});
