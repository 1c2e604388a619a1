import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { decode } from "#core/api/http/decode.ts";
import { ApiError } from "#core/api/http/errors.ts";
import { MissingModuleError } from "#core/lib/missing-module.ts";
import { errorReport } from "./error-report.ts";
import { withoutTexts } from "./private-texts.ts";

const GUID = "3f2504e0-4f89-11d3-9a0c-0305e82c3301";
const ADDRESS = `/templates/${GUID}/properties/p1?search=Wall&culture=nb-NO`;
const VALUES = [
  { results: [{ versionGuid: GUID, name: "Concrete wall", defaultName: "wall" }] },
  new Map([["p1", { name: "Tür" }]]),
  // As names are stored.
  [[GUID, null, "Concrete wall"]],
];
const report = (error: unknown, keepsGuids = false) =>
  errorReport(error, {
    address: ADDRESS,
    keepsGuids,
    clean: (message) => withoutTexts(message, VALUES, keepsGuids),
  });

/** An error with a stack trace as V8 writes it: the message comes first. */
function errorWith(message: string): Error {
  const error = new TypeError(message);
  error.stack = `TypeError: ${message}
    at open (https://app.example/base/assets/index-Bx1.js:12:345)
    at https://app.example/base/assets/tree-Q.js:1:2
    at https://evil.example/Wall.js:1:2
    at <anonymous>:1:1`;
  return error;
}

describe("a report of an error", () => {
  test("has the pattern of the address, the message and positions in the files of the app", () => {
    expect(report(errorWith("x.map is not a function"))).toEqual({
      kind: "error",
      page: "/templates/:template/properties/:property",
      name: "TypeError",
      message: "x.map is not a function",
      stack: ["assets/index-Bx1.js:12:345", "assets/tree-Q.js:1:2"],
    });
  });

  test.each([
    ["a name", "No Concrete wall here", "No … here"],
    ["a name in a map", "No Tür here", "No … here"],
    ["a GUID", `No code ${GUID}.`, "No code …."],
    ["a GUID of no response", "No code 0001b4c3-4f89-11d3-9a0c-0305e82c3301.", "No code …."],
    [
      "quoted data",
      `Unexpected token 'W', "What's "this"..." is not valid JSON`,
      "Unexpected token … is not valid JSON",
    ],
    ["an open quote", "can't read “Secret", "can't read …"],
  ])("does not have %s", (_what, message, expected) => {
    const made = report(errorWith(message));
    expect(made.message).toBe(expected);
    expect(JSON.stringify(made)).not.toMatch(/wall|Tür|4f89|Secret|this/i);
  });

  test("has GUIDs, but no names or search terms, if GUIDs are allowed", () => {
    const { page, message } = report(errorWith(`No code ${GUID} named Concrete wall`), true);
    expect([page, message]).toEqual([`/templates/${GUID}/properties/p1`, `No code ${GUID} named …`]);
  });

  test("is made of any value", () => {
    expect(report(undefined)).toMatchObject({ name: "undefined", message: "undefined", stack: [] });
    expect(report("Concrete wall")).toMatchObject({ name: "string", message: "…" });
    const named = Object.assign(new Error("no"), { name: "Concrete wall" });
    expect(report(named)).toMatchObject({ name: "Error" });
  });
});

test("a contract mismatch is reported with its operation, status and path", () => {
  const schema = v.object({ results: v.array(v.object({ name: v.string() })) });
  const mismatch = (): unknown => decode("E9", 200, '{"results":[{"name":7}]}', schema);
  let error: unknown = null;
  try {
    mismatch();
  } catch (caught) {
    error = caught;
  }
  expect(report(error)).toEqual({
    kind: "contract",
    page: "/templates/:template/properties/:property",
    name: "ApiError",
    message: "E9: results[0].name should be string but is integer",
    stack: [],
    operation: "E9",
    status: 200,
    path: "results[0].name",
  });
});

test("another failed request that nobody handled is reported without the texts of the service", () => {
  const problem = { type: null, title: "Wall", status: 500, detail: "Wall", instance: null, extensions: {} };
  const error = new ApiError({ kind: "http", operation: "E2", status: 500, message: "status 500", problem });
  const made = report(error);
  expect(made).toMatchObject({ kind: "error", operation: "E2", status: 500, message: "E2: status 500" });
  expect(JSON.stringify(made)).not.toContain("Wall");
});

test.each([
  new TypeError(`Failed to fetch dynamically imported module: https://app.example/assets/tree-Q.js`),
  new MissingModuleError("https://app.example/assets/tree-Q.js could not be fetched."),
  new Error("The page failed", { cause: new MissingModuleError("/assets/tree-Q.js") }),
])("a missing chunk is reported with its file: %s", (error) => {
  expect(report(error)).toMatchObject({ kind: "chunk", message: "assets/tree-Q.js", stack: [] });
});
