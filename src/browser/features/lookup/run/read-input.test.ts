import { describe, expect, test } from "vitest";
import { paths } from "#core/addresses/addresses.ts";
import { comparableGuid, comparableNumber, readInput } from "./read-input.ts";

const HERE = { origin: "https://plinth.example", host: "plinth.example", basePath: "/" };
const GUID = "002d8cc1-4919-5710-8ffe-0a3fe0c0a4b9";
const UPPER = GUID.toUpperCase();

describe("possible meanings of an input", () => {
  test.each([
    [GUID, [GUID]],
    [UPPER, [UPPER, GUID]],
    [`urn:uuid:${GUID}`, [GUID, `urn:uuid:${GUID}`]],
    [`{${UPPER}}`, [UPPER, GUID, `{${UPPER}}`]],
    [GUID.replaceAll("-", ""), [GUID.replaceAll("-", "")]],
    ["2O2Fr$t4X7Zf8NOew3FNr2", ["2O2Fr$t4X7Zf8NOew3FNr2", "2o2fr$t4x7zf8noew3fnr2"]],
    ["https://else.example/uri/1", ["https://else.example/uri/1"]],
  ])("%s is a GUID, as it is written first", (text, guids) => {
    expect(readInput(text, HERE)).toEqual({ kind: "guid", guids });
  });

  test.each(["01", "3E10", "Pr_20_31", "EF 25 10", "45000000-7", "IfcWall", "c1", "deadbeef"])(
    "%s is a class number, or a GUID of an unusual form",
    (text) => {
      expect(readInput(text, HERE)).toEqual({ kind: "number", guids: [text] });
    },
  );

  test("an address of a concept is recognised for any origin", () => {
    const path = paths.code("c/1", "k", { number: "01" });
    const concept = { kind: "code", versionGuid: "k" };
    for (const before of [
      "",
      "https://plinth.example",
      "https://else.example",
      "http://else.example/tools/plinth",
    ])
      expect(readInput(before + path, HERE)).toEqual({ kind: "address", path, concept });
    expect(readInput("https://plinth.example/templates", HERE)).toMatchObject({
      kind: "address",
      concept: null,
    });
    expect(readInput("https://else.example/templates", HERE)).toMatchObject({ kind: "guid" });
  });

  test("GUIDs and numbers are compared in normalised form", () => {
    expect(comparableGuid(`urn:uuid:{${UPPER}}`)).toBe(comparableGuid(GUID));
    expect(comparableNumber(" ef  25 10")).toBe(comparableNumber("EF 25 10"));
    expect(comparableNumber("01")).not.toBe(comparableNumber("1"));
  });
});
