import * as fc from "fast-check";
import { expect, test } from "vitest";
import { listPropertyTagProperties, listPropertyValues } from "#core/api/resources/properties.ts";
import type { CatalogueModel } from "#core/catalogue/catalogue-model.ts";
import { Catalogue } from "#core/catalogue/service/catalogue.ts";
import { connectTo, some } from "#core/catalogue/service/service.fixture.ts";
import { createService } from "#core/catalogue/service/service.ts";
import { catalogueSource } from "#core/catalogue/service/source.ts";
import { readOne, textFile } from "#core/files/read/reading.fixture.ts";
import { throughFile } from "#core/files/read/round-trip.fixture.ts";
import { collectTemplate } from "#core/files/write/collect/collect-template.ts";
import { runToEnd } from "#core/files/write/collect/source.fixture.ts";
import { createSource } from "./source.ts";

const NAMES = { diam: "Diameter", len: "Length", mat: "Material" };

/** A property of the class 'Pump' in a set, with its values there. */
const assignment = fc.record({
  property: fc.constantFrom("diam", "len", "mat"),
  set: fc.constantFrom(null, "Inlet", "inlet", "Outlet", "In/out 1"),
  values: fc.uniqueArray(fc.constantFrom("DN 50", "DN 80", "DN 100"), { maxLength: 3 }),
});
type Assignment = typeof assignment extends fc.Arbitrary<infer T> ? T : never;

function fileOf(assignments: readonly Assignment[]) {
  const content = {
    ModelVersion: "2.0",
    OrganizationCode: "acme",
    DictionaryCode: "pumps",
    DictionaryVersion: "1.0",
    DictionaryName: "Pumps",
    LanguageIsoCode: "en-GB",
    Properties: Object.entries(NAMES).map(([Code, Name]) => ({ Code, Name })),
    Classes: [
      {
        Code: "pump",
        Name: "Pump",
        ClassProperties: assignments.map(({ property, set, values }) => ({
          PropertyCode: property,
          PropertySet: set,
          AllowedValues: values.map((Value, at) => ({ Code: String(at), Value, SortNumber: at })),
        })),
      },
    ],
  };
  return textFile("pumps.json", JSON.stringify(content));
}

const describeAll = (all: readonly (readonly [string, readonly string[]])[]): string[] =>
  all.map(([property, values]) => `${property}: ${values.join(", ")}`).toSorted();

/** The properties of the only template with their values there. */
function assignedIn(model: CatalogueModel): string[] {
  const [template] = new Catalogue(model).templates.all;
  return describeAll(
    some(template).properties.map((property) => [
      property.entry.defaultName,
      some(template)
        .valuesOf(property)
        .map(({ entry }) => entry.defaultName),
    ]),
  );
}

test("the properties of a class, however often it has one, survive a round trip", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(assignment, { minLength: 1, maxLength: 8 }), async (assignments) => {
      const given = describeAll(assignments.map(({ property, values }) => [NAMES[property], values]));
      const { model } = await readOne(fileOf(assignments));
      expect(assignedIn(model)).toEqual(given);

      const { client } = await connectTo(createService(catalogueSource(model)));
      const [template] = new Catalogue(model).templates.all;
      const versionGuid = some(template).latest.guid;
      const data = await runToEnd(
        collectTemplate(createSource(client, null), { versionGuid, cultures: ["en-GB"] }),
      );
      expect(assignedIn(await throughFile("bsdd", data))).toEqual(given);
    }),
    { numRuns: 60 },
  );
});

test("a property tag has the properties of a class with their values in that set", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(assignment, { minLength: 1, maxLength: 8 }), async (assignments) => {
      const { model } = await readOne(fileOf(assignments));
      const { client } = await connectTo(createService(catalogueSource(model)));
      const { propertyTags, templates } = new Catalogue(model);
      const template = some(templates.all[0]).latest.guid;
      const signal = new AbortController().signal;
      const page = { skip: 0, take: 100, culture: null };
      for (const { entry, latest } of propertyTags.all) {
        const tag = { versionGuid: latest.guid, templateVersionGuid: template, ...page };
        const { results } = await listPropertyTagProperties(client, tag, signal);
        const found = await Promise.all(
          results.map(async ({ defaultName, versionGuid }) => {
            const ids = {
              propertyVersionGuid: some(versionGuid),
              templateVersionGuid: template,
              culture: null,
            };
            const values = await listPropertyValues(client, ids, signal);
            return [some(defaultName), values.results.map((value) => some(value.defaultName))] as const;
          }),
        );
        const given = assignments.filter(({ set }) => set === entry.key);
        expect(describeAll(found)).toEqual(
          describeAll(given.map(({ property, values }) => [NAMES[property], values])),
        );
      }
    }),
    { numRuns: 60 },
  );
});
