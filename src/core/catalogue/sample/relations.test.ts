import { describe, expect, test } from "vitest";
import { listPropertyValues } from "#core/api/resources/properties.ts";
import { listTemplates } from "#core/api/resources/templates.ts";
import type { Code } from "../service/catalogue.ts";
import { conceptOf, some, startService } from "../service/service.fixture.ts";
import { loadSampleCatalogue } from "./sample.fixture.ts";

const { client } = await startService();
const { classifications, properties, templates, values } = await loadSampleCatalogue();

describe("E9", () => {
  type Filter = {
    classificationVersionGuid?: string;
    classificationCodeVersionGuid?: string;
    includeNested?: boolean;
  };
  const guids = async (filter: Filter): Promise<(string | null)[]> =>
    (await listTemplates(client, { take: 500, ...filter })).results.map(({ guid }) => guid);
  const withCode = (matches: (code: Code) => boolean): string[] =>
    templates.all.filter((template) => template.codes.some(matches)).map(({ guid }) => guid);

  const products = conceptOf(classifications, "construction-products");
  const pile = conceptOf(templates, "driven-concrete-pile");
  const leaf = some(pile.codes.find(({ classification }) => classification === products.key));
  const parent = some(leaf.parent);

  test("by classification", async () => {
    const found = await guids({ classificationVersionGuid: products.latest.guid });
    expect(found).toEqual(withCode(({ classification }) => classification === products.key));
    expect(found.length).toBeGreaterThan(0);
    expect(found.length).toBeLessThan(templates.all.length);
  });

  test("by code, with and without its descendants", async () => {
    const classificationCodeVersionGuid = parent.latest.guid;
    const nested = await guids({ classificationCodeVersionGuid, includeNested: true });
    const direct = await guids({ classificationCodeVersionGuid });
    expect(nested).toEqual(withCode(({ key }) => key.startsWith(parent.key)));
    expect(direct).toEqual(withCode((code) => code === parent));
    expect(nested.length).toBeGreaterThan(direct.length);
    expect(nested).toContain(pile.guid);
    expect(direct).not.toContain(pile.guid);
    const own = await guids({ classificationCodeVersionGuid: leaf.latest.guid });
    expect(own).toEqual(withCode((code) => code === leaf));
    expect(own).toContain(pile.guid);
  });

  test("by classification and code: both must match", async () => {
    const classificationCodeVersionGuid = leaf.latest.guid;
    const own = await guids({
      classificationVersionGuid: products.latest.guid,
      classificationCodeVersionGuid,
    });
    expect(own).toHaveLength(1);
    // The template has codes in the other classification as well, but this code is not one of them.
    const other = conceptOf(classifications, "works").latest.guid;
    const foreign = await guids({ classificationVersionGuid: other, classificationCodeVersionGuid });
    expect(foreign).toEqual(own);
  });

  test("IncludeNested alone changes nothing", async () => {
    expect(await guids({ includeNested: true })).toEqual(await guids({}));
  });

  test("sorts by the default names", async () => {
    const { results } = await listTemplates(client, { take: 500, culture: "bg-BG" });
    const names = results.map(({ defaultName }) => defaultName ?? "");
    expect(names).toEqual(names.toSorted(new Intl.Collator("en", { numeric: true }).compare));
  });
});

describe("E13", () => {
  const guids = async (template?: string, property?: string): Promise<(string | null)[]> => {
    const params = { templateVersionGuid: template, propertyVersionGuid: property };
    return (await listPropertyValues(client, params)).results.map(({ guid }) => guid);
  };
  const template = some(
    templates.all.find((one) => one.properties.some((property) => property.values.length > 0)),
  );
  const inside = some(template.properties.find((property) => property.values.length > 0));
  const outside = some(
    properties.all.find((property) => property.values.length > 0 && !template.properties.includes(property)),
  );
  const free = some(properties.all.find((property) => property.values.length === 0));

  test("with a property: the values of its enumeration, or none", async () => {
    expect(await guids(undefined, inside.latest.guid)).toEqual(inside.values.map(({ guid }) => guid));
    expect(await guids(undefined, free.latest.guid)).toEqual([]);
  });

  test("with a template too: only if the template has the property", async () => {
    expect(await guids(template.latest.guid, inside.latest.guid)).toEqual(
      inside.values.map(({ guid }) => guid),
    );
    expect(await guids(template.latest.guid, outside.latest.guid)).toEqual([]);
  });

  test("with a template only: the values of all its properties, each once", async () => {
    const found = await guids(template.latest.guid);
    const expected = new Set(
      template.properties.flatMap((property) => property.values.map(({ guid }) => guid)),
    );
    expect(new Set(found)).toEqual(expected);
    expect(found).toHaveLength(expected.size);
    expect(values.all.length).toBeGreaterThan(expected.size);
  });

  test("with neither: none", async () => {
    expect(await guids()).toEqual([]);
  });
});
