import { describe, expect, test } from "vitest";
import type { ConceptVersion } from "#api/concepts.ts";
import { latestOf } from "./latest-of.ts";

function version(versionGuid: string | null, isLatest: boolean): ConceptVersion {
  return { conceptGuid: "c", versionGuid, majorVersion: 1, minorVersion: 0, isLatest };
}

describe("latestOf", () => {
  test("is the one that says so", () => {
    expect(latestOf([version("a", false), version("b", true)], "a")?.versionGuid).toBe("b");
  });

  test("is the shown one where several say so", () => {
    expect(latestOf([version("a", true), version("b", true)], "b")?.versionGuid).toBe("b");
  });

  test("is unknown where none says so, or none that has a page", () => {
    expect(latestOf([version("a", false)], "a")).toBeUndefined();
    expect(latestOf([version("a", false), version(null, true)], "a")).toBeUndefined();
    expect(latestOf([], "a")).toBeUndefined();
  });
});
