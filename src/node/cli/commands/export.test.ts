import { describe, expect, test } from "vitest";
import { parsed, runHere } from "../command.fixture.ts";
import { addExport } from "./export.ts";

const read = async (line: string) => parsed(addExport, line.split(" "));

test("the documented arguments are parsed to a command", async () => {
  const command = await read(
    "--service sample --classification G --format xlsx --culture nb-NO --culture default --out a.xlsx",
  );
  expect(command).toMatchObject({
    service: "sample",
    subject: { kind: "codes", versionGuid: "G" },
    format: { id: "xlsx" },
    cultures: ["nb-NO", null],
    out: "a.xlsx",
    timeoutSeconds: 30,
    allowsMissing: false,
    bsdd: {},
  });
});

test.each([
  ["--template T", { kind: "template", versionGuid: "T" }],
  ["--property P --template T", { kind: "property", versionGuid: "P", template: "T" }],
  ["--property P", { kind: "property", versionGuid: "P", template: null }],
  ["--document D --document E --document D", { kind: "documents", versionGuids: ["D", "E"] }],
  ["--unit U", { kind: "units", versionGuids: ["U"] }],
  ["--project 7", { kind: "requirements", project: 7 }],
  ["--list templates", { kind: "concepts", list: "templates" }],
])("%s is what is exported", async (line, subject) => {
  expect((await read(`--service sample --format csv ${line}`))?.subject).toEqual(subject);
});

test.each([
  ["--out x.ttl", "turtle"],
  ["--out X.JSONLD", "json-ld"],
  ["--format rdf", "rdf-xml"],
  ["--format bsdd --out x.json", "bsdd"],
])("%s is the format %s", async (line, id) => {
  expect((await read(`--service sample --classification G ${line}`))?.format.id).toBe(id);
});

test("the default culture is used if none is given", async () => {
  expect((await read("--service s --unit U --format csv"))?.cultures).toEqual([null]);
});

test("a culture that is given twice counts once, in any case of letters", async () => {
  const line = "--service s --unit U --format csv --culture nb-NO --culture NB-no --culture default";
  expect((await read(`${line} --culture default`))?.cultures).toEqual(["nb-NO", null]);
});

test("bSDD options", async () => {
  const command = await read(
    "--service s --template T --format bsdd --bsdd organizationCode=acme --bsdd license=a=b",
  );
  expect(command?.bsdd).toEqual({ organizationCode: "acme", license: "a=b" });
});

describe("refuses", () => {
  test.each([
    ["--classification G --format csv", "--service"],
    ["--service s --format csv", "--classification"],
    ["--service s --classification G --unit U --format csv", "one of"],
    ["--service s --unit U --format turtle", "xlsx, csv, json"],
    ["--service s --unit U", "--format"],
    ["--service s --list codes --format csv", "classifications"],
    ["--service s --list toString --format csv", "classifications"],
    ["--service s --unit U --format csv --out ", "--out"],
    ["--service s --template T --format bsdd --bsdd dataType=text", "Boolean"],
    ["--service s --project x --format csv", "--project"],
    ["--service s --unit U --format csv --timeout 0", "--timeout"],
    ["--service s --template T --format bsdd --bsdd x=1", "organizationCode"],
    [
      "--service s --template T --format bsdd --bsdd license=a --bsdd license=b",
      "license can be used only once",
    ],
    ["--service s --unit U --format csv --bsdd license=a", "only with --format bsdd"],
    ["--service s --unit U --format csv --timeout 2147484", "from 1 to 86400"],
    ["--service s --unit U --format csv extra", "extra"],
    ["--nonsense", "nonsense"],
    ["--service s --list templates --list classifications --format csv", "--list can be used only once"],
  ])("%s", async (line, message) => {
    const { code, out, err } = await runHere(["export", ...line.split(" ")]);
    expect({ code, out }).toEqual({ code: 2, out: "" });
    expect(err).toContain(message);
  });
});
