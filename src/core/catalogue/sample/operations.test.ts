import { expect, test } from "vitest";
import { listClassificationCodes, listClassifications } from "#core/api/resources/classifications.ts";
import { listConceptVersions } from "#core/api/resources/concepts.ts";
import { listConstructionObjects } from "#core/api/resources/construction-objects.ts";
import { listDocumentTemplates } from "#core/api/resources/documents.ts";
import {
  getReferencedDocument,
  listPropertyTagProperties,
  listPropertyValues,
} from "#core/api/resources/properties.ts";
import { searchRequirements } from "#core/api/resources/requirements.ts";
import {
  listMappedProperties,
  listTemplateClassifications,
  listTemplateDocuments,
  listTemplates,
} from "#core/api/resources/templates.ts";
import { getUnit } from "#core/api/resources/units.ts";
import { collectionsOf, conceptOf, some, startService } from "../service/service.fixture.ts";
import { loadSampleCatalogue } from "./sample.fixture.ts";

// Calls each operation with the app's own functions, which validate the responses.
const { client } = await startService();
const catalogue = await loadSampleCatalogue();
const classification = conceptOf(catalogue.classifications, "building-elements");
const template = conceptOf(catalogue.templates, "precast-concrete-wall-panel");
const culture = "nb-NO";

test("E2: the first level of a classification, in a culture", async () => {
  const { results, pagination } = await listClassificationCodes(client, {
    versionGuid: classification.latest.guid,
    culture,
  });
  expect(pagination).toEqual({ total: 7, take: 50, skip: 0, returned: 7 });
  expect(results.map(({ classNumber }) => classNumber)).toEqual([
    "100",
    "200",
    "300",
    "400",
    "500",
    "600",
    "700",
  ]);
  expect(results[0]).toMatchObject({
    defaultName: "Substructure and ground",
    name: "Fundamentering og byggegrunn",
    hasCodes: true,
  });
  expect(results[0]?.defaultTechnicalDefinition).toContain("Elements that");
  expect(results[0]?.technicalDefinition).toContain("Bygningsdeler som");
});

test("E3: construction objects", async () => {
  const { results, pagination } = await listConstructionObjects(client, { searchTerm: "yttervegg", culture });
  expect(pagination?.total).toBe(1);
  expect(results[0]).toMatchObject({ defaultName: "External wall", name: "Yttervegg" });
});

test("E4: the classifications of a template", async () => {
  const { results } = await listTemplateClassifications(client, {
    versionGuid: template.latest.guid,
    culture,
  });
  expect(results.map(({ name }) => name)).toEqual(["Bygningsdeler", "Byggevarer", "Arbeider og tjenester"]);
});

test("E5: classifications", async () => {
  const { results, pagination } = await listClassifications(client, {});
  expect(pagination?.total).toBe(4);
  const own = results.find(({ guid }) => guid === classification.guid);
  expect(own).toEqual({
    guid: classification.guid,
    versionGuid: classification.latest.guid,
    defaultName: "Building elements",
    name: "Building elements",
  });
});

test("E6: the mapped properties of a template", async () => {
  const { results, pagination } = await listMappedProperties(client, { versionGuid: template.latest.guid });
  expect(pagination?.total).toBe(template.properties.length);
  expect(results.map(({ guid }) => guid)).toEqual(template.properties.map(({ guid }) => guid));
});

test("E7: the versions of a concept, requested by any of them", async () => {
  expect(classification.versions).toHaveLength(3);
  for (const { guid } of classification.versions) {
    const { results, pagination } = await listConceptVersions(client, { versionGuid: guid });
    expect(pagination?.total).toBe(3);
    expect(results.map((one) => [one.majorVersion, one.minorVersion, one.isLatest])).toEqual([
      [2, 0, true],
      [1, 1, false],
      [1, 0, false],
    ]);
    expect(new Set(results.map(({ conceptGuid }) => conceptGuid))).toEqual(new Set([classification.guid]));
    expect(results[0]?.versionGuid).toBe(classification.latest.guid);
  }
});

test("E7: works for every kind of concept", async () => {
  const kinds = Object.values(collectionsOf(catalogue)).map(({ all }) => some(all.at(-1)));
  expect(kinds).toHaveLength(9);
  for (const concept of kinds) {
    const { results } = await listConceptVersions(client, { versionGuid: concept.latest.guid });
    expect(results[0]).toMatchObject({ conceptGuid: concept.guid, versionGuid: concept.latest.guid });
  }
});

test("E8: the properties of a tag, and those that a template has too", async () => {
  const tag = conceptOf(catalogue.propertyTags, "product-identification");
  const all = await listPropertyTagProperties(client, { versionGuid: tag.latest.guid });
  expect(all.pagination?.total).toBe(tag.properties.length);
  const templateVersionGuid = template.latest.guid;
  const shared = await listPropertyTagProperties(client, {
    versionGuid: tag.latest.guid,
    templateVersionGuid,
  });
  const expected = tag.properties.filter((property) => template.properties.includes(property));
  expect(expected.length).toBeGreaterThan(0);
  expect(expected.length).toBeLessThan(tag.properties.length);
  expect(shared.results.map(({ guid }) => guid)).toEqual(expected.map(({ guid }) => guid));
});

test("E9: templates", async () => {
  const { results, pagination } = await listTemplates(client, { take: 500, culture });
  expect(pagination?.total).toBe(catalogue.templates.all.length);
  expect(results).toHaveLength(catalogue.templates.all.length);
});

test("E10: the requirements of a project", async () => {
  const { results, pagination } = await searchRequirements(client, { id: 1 });
  expect(pagination?.total).toBe(catalogue.projects.get(1)?.requirements.length);
  const wall = conceptOf(catalogue.constructionObjects, "external-wall");
  const item = results.find(({ productTypeGuid }) => productTypeGuid === wall.latest.guid);
  expect(item?.lois?.[0]).toMatchObject({ projectId: 1, loiId: "LOI-100", stageId: 1, roleId: null });
});

test("E11: the document of a property, or none", async () => {
  const property = some(catalogue.properties.all.find(({ document }) => document !== null));
  const found = await getReferencedDocument(client, { versionGuid: property.latest.guid });
  expect(found).toMatchObject({ guid: property.document?.guid, versionGuid: property.document?.latest.guid });
  const other = some(catalogue.properties.all.find(({ document }) => document === null));
  expect(await getReferencedDocument(client, { versionGuid: other.latest.guid })).toBeNull();
});

test("E12: the templates of a document, page by page", async () => {
  const document = conceptOf(catalogue.documents, "en-15804");
  const all = await listDocumentTemplates(client, { versionGuid: document.latest.guid, take: 500 });
  const expected = catalogue.templates.all.filter(({ documents }) => documents.includes(document));
  expect(all.shape).toBe("array");
  expect(all.results.map(({ guid }) => guid)).toEqual(expected.map(({ guid }) => guid));
  const some = await listDocumentTemplates(client, { versionGuid: document.latest.guid, skip: 1, take: 2 });
  expect(some.results).toEqual(all.results.slice(1, 3));
});

test("E13: the values of a property", async () => {
  const property = some(catalogue.properties.all.find(({ values }) => values.length > 1));
  const { results, shape } = await listPropertyValues(client, { propertyVersionGuid: property.latest.guid });
  expect(shape).toBe("array");
  expect(results.map(({ guid }) => guid)).toEqual(property.values.map(({ guid }) => guid));
});

test("E14: the documents of a template", async () => {
  const { results, shape } = await listTemplateDocuments(client, {
    versionGuid: template.latest.guid,
    culture,
  });
  expect(shape).toBe("array");
  expect(results.map(({ guid }) => guid)).toEqual(template.documents.map(({ guid }) => guid));
});

test("E15: a unit", async () => {
  const unit = await getUnit(client, { versionGuid: conceptOf(catalogue.units, "kilonewton").latest.guid });
  expect(unit.dimensions).toEqual({
    lengthPower: 1,
    timePower: -2,
    massPower: 1,
    temperaturePower: 0,
    amountOfSubstancePower: 0,
    electricCurrentPower: 0,
    luminousIntensityPower: 0,
  });
});
