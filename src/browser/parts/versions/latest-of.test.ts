import { describe, expect, test } from "vitest";
import type { ConceptVersion } from "#core/api/resources/concepts.ts";
import { latestOf } from "./not-latest.tsx";

function version(versionGuid: string | null, isLatest: boolean): ConceptVersion {
  return { conceptGuid: "c", versionGuid, majorVersion: 1, minorVersion: 0, isLatest };
}

describe("latestOf", () => {
  test("is the version that is marked as the latest", () => {
    expect(latestOf([version("a", false), version("b", true)], "a")?.versionGuid).toBe("b");
  });

  test("is the displayed version if several are marked", () => {
    expect(latestOf([version("a", true), version("b", true)], "b")?.versionGuid).toBe("b");
  });

  test("is unknown if none is marked, or none of the marked ones has a page", () => {
    expect(latestOf([version("a", false)], "a")).toBeUndefined();
    expect(latestOf([version("a", false), version(null, true)], "a")).toBeUndefined();
    expect(latestOf([], "a")).toBeUndefined();
  });
});
