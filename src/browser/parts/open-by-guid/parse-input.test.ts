import { assert, constantFrom, property, string } from "fast-check";
import { describe, expect, test } from "vitest";
import { paths } from "#core/addresses/addresses.ts";
import { parseOpenInput } from "./parse-input.ts";

const HERE = { origin: "https://plinth.example", host: "plinth.example", basePath: "/" };
const guid = (versionGuid: string) => ({ kind: "guid", versionGuid });

describe("the input", () => {
  test("is one GUID, or several with any separators and without duplicates", () => {
    expect(parseOpenInput("  abc ", HERE)).toEqual([guid("abc")]);
    expect(parseOpenInput("a\nb,c;d\te f\r\n a ,, ;", HERE)).toEqual(
      ["a", "b", "c", "d", "e", "f"].map(guid),
    );
    expect(parseOpenInput('["a", "b"]', HERE)).toEqual([guid("a"), guid("b")]);
    expect(parseOpenInput(" \n,;", HERE)).toEqual([]);
  });

  test("keeps GUIDs unchanged", () => {
    for (const odd of [
      "{AbC}",
      "urn:uuid:1",
      "3a%2F1",
      "a/b",
      "/a/b",
      ".",
      "..",
      "https://else.example/uri/1",
    ])
      expect(parseOpenInput(odd, HERE)).toEqual([guid(odd)]);
  });

  test("may be an address of the app: complete, without its scheme, or as a path", () => {
    const path = paths.templateProperty("t/1", "ü 2");
    for (const written of [`https://plinth.example${path}`, `plinth.example${path}`, path])
      expect(parseOpenInput(written, HERE)).toEqual([
        { kind: "address", path, concept: { kind: "property", versionGuid: "ü 2" } },
      ]);
    expect(parseOpenInput("https://plinth.example/classifications?culture=ar", HERE)).toEqual([
      { kind: "address", path: "/classifications?culture=ar", concept: null },
    ]);
    expect(parseOpenInput("https://plinth.example", HERE)).toEqual([
      { kind: "address", path: "/", concept: null },
    ]);
  });

  test("may be an address below the app's base path", () => {
    const location = { ...HERE, basePath: "/tools/plinth/" };
    expect(parseOpenInput("https://plinth.example/tools/plinth/units/1", location)).toEqual([
      { kind: "address", path: "/units/1", concept: { kind: "unit", versionGuid: "1" } },
    ]);
    expect(parseOpenInput("https://plinth.example/units/1", location)).toEqual([
      guid("https://plinth.example/units/1"),
    ]);
  });

  test.each([
    [paths.classification("g"), "classification"],
    [paths.code("c", "g", { number: "A 1" }), "code"],
    [paths.templateVersions("g"), "template"],
    ["/templates/g", "template"],
    [paths.property("g"), "property"],
    [paths.propertyTag("g", { template: "t" }), "property-tag"],
    [paths.document("g"), "document"],
    [paths.unit("g"), "unit"],
  ])("%s shows a %s", (path, kind) => {
    expect(parseOpenInput(path, HERE)).toEqual([
      { kind: "address", path, concept: { kind, versionGuid: "g" } },
    ]);
  });

  test("never throws, for any text", () => {
    assert(
      property(
        string({ unit: "binary" }),
        constantFrom("", "/units/", "https://plinth.example/units/%"),
        (text, before) => {
          for (const input of parseOpenInput(before + text, HERE))
            expect(input.kind === "guid" ? input.versionGuid : input.path).not.toBe("");
        },
      ),
    );
    expect(() => parseOpenInput("/units/%E0%A4%A \uD800 http://[", HERE)).not.toThrow();
  });
});
