import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { pageFrom } from "./stored-pages.ts";

const LIST = Array.from({ length: 30 }, (_, index) => `item ${index}`);

/** The page that a service sends. */
function pageOf(skip: number, take: number, shape: "paged" | "array") {
  const results = LIST.slice(skip, skip + take);
  const pagination = { total: LIST.length, skip, take, returned: results.length };
  return { skip, take, text: JSON.stringify(shape === "paged" ? { results, pagination } : results) };
}

const position = fc.record({ skip: fc.nat(35), take: fc.integer({ min: 1, max: 35 }) });

describe("a page made of other pages", () => {
  test("is a beginning of what the service would send", () => {
    fc.assert(
      fc.property(fc.array(position), position, (stored, { skip, take }) => {
        const pages = stored.map((page) => pageOf(page.skip, page.take, "paged"));
        const text = pageFrom(pages, skip, take);
        const isStored = (at: number): boolean =>
          stored.some((page) => page.skip <= at && at < page.skip + page.take);
        const expected = LIST.slice(skip, skip + take);
        const gap = expected.findIndex((_, index) => !isStored(skip + index));
        const results = gap === -1 ? expected : expected.slice(0, gap);
        const pagination = { total: LIST.length, skip, take, returned: results.length };
        expect(text).toBe(results.length === 0 ? null : JSON.stringify({ results, pagination }));
      }),
    );
  });

  test("is complete if it is a plain array, since a shorter one is the end of its list", () => {
    const pages = [pageOf(0, 10, "array")];
    expect(pageFrom(pages, 2, 8)).toBe(JSON.stringify(LIST.slice(2, 10)));
    expect(pageFrom(pages, 2, 9)).toBeNull();
    expect(pageFrom([...pages, pageOf(10, 30, "array")], 25, 10)).toBe(JSON.stringify(LIST.slice(25)));
  });

  test("has the items of the newest pages", () => {
    const old = { skip: 0, take: 2, text: '{"results":["old","old"],"pagination":{"total":2}}' };
    const recent = { skip: 0, take: 1, text: '{"results":["new"],"pagination":{"total":2}}' };
    expect(JSON.parse(pageFrom([old, recent], 0, 2) ?? "")).toMatchObject({ results: ["new", "old"] });
  });

  test("does not consist of something else", () => {
    const texts = ["", "{", "null", '{"title":"Problem"}', '"text"'];
    expect(
      pageFrom(
        texts.map((text) => ({ skip: 0, take: 5, text })),
        0,
        5,
      ),
    ).toBeNull();
  });
});
