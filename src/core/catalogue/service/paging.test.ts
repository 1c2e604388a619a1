import * as fc from "fast-check";
import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { listClassificationCodes } from "#core/api/resources/classifications.ts";
import { loadSampleCatalogue } from "../sample/sample.fixture.ts";
import { type Page, page } from "./paging.ts";
import { conceptOf, some, startService, TM } from "./service.fixture.ts";

const { client, get } = await startService();
const { classifications, properties } = await loadSampleCatalogue();
const classification = conceptOf(classifications, "works");
const total = classification.codes.length;

const url = new URL("https://host.example/sample/list?culture=nb-NO&Skip=7&x=a%20b");
const items = Array.from({ length: 120 }, (_, index) => index);
const slice = (skip: number, take: number): Page<number> => page(items, { skip, take, url }, (item) => item);

const pagingSchema = v.object({
  results: v.array(v.looseObject({ versionGuid: v.string() })),
  pagination: v.object({
    total: v.number(),
    take: v.number(),
    skip: v.number(),
    returned: v.number(),
    next: v.optional(v.string()),
    prev: v.optional(v.string()),
  }),
});

describe("page", () => {
  test("in the middle has links to the next and previous page that keep the other parameters", () => {
    const { results, pagination } = slice(50, 50);
    expect(results).toEqual(items.slice(50, 100));
    expect(pagination).toEqual({
      total: 120,
      take: 50,
      skip: 50,
      returned: 50,
      next: "https://host.example/sample/list?culture=nb-NO&Skip=100&x=a+b&Take=50",
      prev: "https://host.example/sample/list?culture=nb-NO&Skip=0&x=a+b&Take=50",
    });
  });

  test.each([
    ["the only page", 0, 120, undefined, undefined],
    ["the first page", 0, 50, "50", undefined],
    ["the last page", 100, 50, undefined, "50"],
    ["beyond the end", 1000, 50, undefined, "70"],
    ["less than a page in", 10, 50, "60", "0"],
    ["an empty page", 50, 0, undefined, undefined],
  ])("%s", (_what, skip, take, next, prev) => {
    const { pagination } = slice(skip, take);
    const skipOf = (link: string | undefined): string | undefined =>
      link === undefined ? undefined : (new URL(link).searchParams.get("Skip") ?? "none");
    expect(skipOf(pagination.next)).toBe(next);
    expect(skipOf(pagination.prev)).toBe(prev);
    expect("next" in pagination).toBe(next !== undefined);
  });

  test("following next visits every item once, for any Take", () => {
    fc.assert(
      fc.property(fc.nat({ max: 300 }), fc.integer({ min: 1, max: 80 }), (length, take) => {
        const list = Array.from({ length }, (_, index) => index);
        const visited: number[] = [];
        let next: string | undefined = "https://host.example/?Skip=0";
        while (next !== undefined) {
          const here: URL = new URL(next);
          const skip = Number(here.searchParams.get("Skip"));
          const { results, pagination }: Page<number> = page(list, { skip, take, url: here }, (item) => item);
          visited.push(...results);
          next = pagination.next;
        }
        expect(visited).toEqual(list);
      }),
      { numRuns: 50 },
    );
  });
});

describe("paging through the service", () => {
  const path = `${TM}/classifications/${classification.latest.guid}/classification-codes?SearchTerm=.`;

  test("50 without Take", async () => {
    const { pagination, results } = v.parse(pagingSchema, await get(path));
    expect(results).toHaveLength(50);
    expect(pagination).toMatchObject({ take: 50, skip: 0, returned: 50 });
    expect(pagination.next).toMatch(
      /^https:\/\/host\.example\/some\/app\/sample\/templates-management\/.*Skip=50/,
    );
    const second = v.parse(pagingSchema, await get((pagination.next ?? "").replace(/^.*\/sample/, "")));
    expect(second.pagination).toMatchObject({ skip: 50, take: 50 });
    expect(second.results[0]?.versionGuid).not.toBe(results[0]?.versionGuid);
  });

  test("at most 500 items in a page, with the granted take in the response", async () => {
    expect(properties.all.length).toBeGreaterThan(400);
    const { pagination } = v.parse(pagingSchema, await get(`${path}&Take=2147483647`));
    expect(pagination).toMatchObject({ take: 500, skip: 0 });
  });

  test("pages beyond the end are empty", async () => {
    const { pagination, results } = v.parse(pagingSchema, await get(`${path}&Skip=2147483647`));
    expect(results).toEqual([]);
    expect(pagination).toMatchObject({ skip: 2_147_483_647, returned: 0 });
    expect(pagination.next).toBeUndefined();
  });

  test("the app's client reads all codes of a classification, none twice", async () => {
    const guids = new Set<string | null>();
    for (const { entry } of classification.codes.filter(({ parent }) => parent === null)) {
      for (let skip = 0, isLast = false; !isLast; skip += 40) {
        const versionGuid = classification.latest.guid;
        const params = { versionGuid, classNumber: some(entry.number), skip, take: 40 };
        const { results } = await listClassificationCodes(client, params);
        for (const code of results) guids.add(code.versionGuid);
        isLast = results.length < 40;
      }
    }
    expect(guids.size).toBe(total);
  });
});
