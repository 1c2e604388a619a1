import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parseProblem } from "./problem.ts";

const empty = { type: null, title: null, status: null, detail: null, instance: null, extensions: {} };
const json = (body: unknown) => parseProblem(JSON.stringify(body), "application/problem+json");

describe("parseProblem", () => {
  const fields = { type: "about:blank", title: "Bad", status: 400, detail: "Too short", instance: "/x" };

  test("reads extensions that are nested, spread, or both", () => {
    expect(json({ ...fields, extensions: { traceId: "a" } })).toEqual({
      ...fields,
      extensions: { traceId: "a" },
    });
    expect(json({ ...fields, traceId: "a" })).toEqual({ ...fields, extensions: { traceId: "a" } });
    expect(json({ ...fields, errors: { name: ["x"] }, extensions: { traceId: "a" } })).toEqual({
      ...fields,
      extensions: { errors: { name: ["x"] }, traceId: "a" },
    });
  });

  test("reads absent, null and empty fields as null", () => {
    expect(json({ title: "Bad", detail: null, instance: "", extensions: null })).toEqual({
      ...empty,
      title: "Bad",
    });
  });

  test("keeps members of unexpected types as extensions, and numbers as strings", () => {
    expect(json({ title: ["a"], detail: 5, status: "404", instance: {}, extensions: "more" })).toEqual({
      ...empty,
      detail: "5",
      status: 404,
      extensions: { title: ["a"], instance: {}, extensions: "more" },
    });
    expect(json({ status: "not found" })).toEqual({ ...empty, extensions: { status: "not found" } });
  });

  test("a member named __proto__ does not change the prototype", () => {
    const found = parseProblem('{"title":"x","__proto__":{"polluted":true}}', null);
    expect(found?.extensions).not.toHaveProperty("polluted");
  });

  test.each(["", "  \n", "null", '""', '"  "', "{}", '{"extensions":{}}'])("finds nothing in %j", (text) => {
    expect(parseProblem(text, "application/json")).toBeNull();
  });

  test("keeps a plain text, and any other JSON, as detail on one line", () => {
    expect(parseProblem("  Service\n  is busy ", "text/plain")).toEqual({
      ...empty,
      detail: "Service is busy",
    });
    expect(parseProblem("upstream timed out", null)).toEqual({ ...empty, detail: "upstream timed out" });
    expect(json("No access")).toEqual({ ...empty, detail: "No access" });
    expect(json(["a", "b"])).toEqual({ ...empty, detail: '["a","b"]' });
  });

  test("shortens a long text without splitting a surrogate pair", () => {
    const detail = parseProblem(`${"x".repeat(498)}😀${"y".repeat(10_000)}`, "text/plain")?.detail ?? "";
    expect(detail).toHaveLength(500);
    expect(detail.endsWith("…")).toBe(true);
    expect(detail.isWellFormed()).toBe(true);
  });

  test.each([
    [
      "<!DOCTYPE html><html><head><TITLE lang=en>502 Bad\n Gateway</TITLE></head><body>x</body></html>",
      "text/html",
    ],
    ["  <html><title>502 Bad Gateway</title>", null],
    [JSON.stringify("<html><title>502 Bad Gateway</title>"), "application/json"],
  ])("of HTML keeps the title only: %s", (text, contentType) => {
    expect(parseProblem(text, contentType)).toEqual({ ...empty, title: "502 Bad Gateway" });
  });

  test("decodes a title's entities once", () => {
    const html = "<title>A &amp; B &#39;&lt;&#39; &amp;lt; &unknown; &constructor;</title>";
    expect(parseProblem(html, "text/html")?.title).toBe("A & B '<' &lt; &unknown; &constructor;");
  });

  test.each([
    ["<p>secret stack trace</p>", "text/html"],
    ["stack trace <br> at line 3", "text/html; charset=utf-8"],
    ['<?xml version="1.0"?><Error><Code>X</Code></Error>', "application/xml"],
    ["<title></title>", "text/html"],
  ])("shows nothing of markup without a title: %s", (text, contentType) => {
    expect(parseProblem(text, contentType)).toBeNull();
  });

  test("never throws, whatever the body", () => {
    const bodies = fc.oneof(
      fc.string({ unit: "binary" }),
      fc.json(),
      fc.string().map((text) => `<title>${text}`),
    );
    fc.assert(
      fc.property(
        bodies,
        fc.option(fc.constantFrom("text/html", "application/json", "text/plain")),
        (text, type) => {
          const found = parseProblem(text, type);
          for (const value of [found?.type, found?.title, found?.detail, found?.instance]) {
            expect(["string", "object", "undefined"]).toContain(typeof value);
          }
        },
      ),
    );
  });
});
