import { expect, test } from "vitest";
import { parseAddress } from "#core/addresses/addresses.ts";
import { CONCEPT_KINDS, KINDS } from "#core/api/concept-kinds.ts";
import { PROBES } from "#core/api/guid-probes.ts";
import { pathOf } from "./kinds.ts";

test.each(CONCEPT_KINDS.filter((kind) => kind !== "code" && kind !== "construction-object"))(
  "the address of a %s shows that concept",
  (kind) => {
    expect(parseAddress(pathOf(kind, { versionGuid: "a/b" }) ?? "")?.concept).toEqual({
      kind,
      versionGuid: "a/b",
    });
    for (const versionGuid of [null, ""]) expect(pathOf(kind, { versionGuid })).toBeNull();
  },
);

test("the address of a property of a template shows it in that template", () => {
  const path = pathOf("property", { versionGuid: "p" }, "t");
  expect(parseAddress(path ?? "")).toMatchObject({
    page: "templateProperty",
    params: { template: "t", property: "p" },
  });
});

test("a construction object links to a search by its name; a code without a classification has no address", () => {
  const concept = { versionGuid: "o", name: null, defaultName: "Door" };
  expect(pathOf("construction-object", concept)).toBe("/construction-objects?search=Door&object=o");
  expect(pathOf("code", concept)).toBeNull();
});

test("every operation that identifies a kind is used", () => {
  expect(PROBES.map(({ kind }) => kind)).toEqual(
    CONCEPT_KINDS.flatMap((kind) => KINDS[kind].provenBy.map(() => kind)),
  );
});
