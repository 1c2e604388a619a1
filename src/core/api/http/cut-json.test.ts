import * as fc from "fast-check";
import { expect, test } from "vitest";
import { parseCutJson } from "./cut-json.ts";

test.each([
  ['{"title":"No","detail":"Not for y', { title: "No", detail: "Not for y…" }],
  ['{"title":"No","detail":"a\\', { title: "No", detail: "a…" }],
  ['{"title":"No","detail":"a\\\\', { title: "No", detail: "a\\…" }],
  ['{"title":"No","detail":"\\u00e', { title: "No", detail: "…" }],
  ['{"title":"No","deta', { title: "No" }],
  ['{"title":"No","detail":', { title: "No" }],
  ['{"title":"No","status":40', { title: "No", status: 40 }],
  [
    '{"title":"No","extensions":{"trace":["a, b",{"c":"d',
    { title: "No", extensions: { trace: ["a, b", { c: "d…" }] } },
  ],
  ['"No acc', "No acc…"],
  ["No JSON, this", undefined],
  ["<html", undefined],
])("%s", (text, value) => {
  expect(parseCutJson(text)).toEqual(value);
});

test("the beginning of any object keeps its complete members", () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.jsonValue(), { minKeys: 1 }), fc.nat(), (members, seed) => {
      const first = JSON.stringify({ title: "No" }).slice(0, -1);
      const rest = JSON.stringify(members).slice(1);
      const text = `${first},${rest.slice(0, seed % rest.length)}`;
      fc.pre(!Object.hasOwn(members, "title"));
      expect(parseCutJson(text)).toMatchObject({ title: "No" });
    }),
    { numRuns: 1000 },
  );
});
