import { expect, test } from "vitest";
import { namedConcept } from "./use-named-concept.ts";

test("a version that is not among the loaded versions has the concept GUID of those", () => {
  const versions = [
    { conceptGuid: "c1", versionGuid: "v2", majorVersion: 2, minorVersion: 0, isLatest: true },
  ];
  expect(namedConcept("v1", null, [], versions, null).concept.guid).toBe("c1");
});
