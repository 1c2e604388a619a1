import { describe, expect, test } from "vitest";
import { allOf, codeOf, tree as codes } from "./class-number/notations.fixture.ts";
import { findAncestors } from "./hit-paths.ts";
import { open, startedTree, TestService } from "./service.fixture.ts";

async function pathsIn(places: string[], opened: string[], hits: string[]): Promise<string[]> {
  const roots = codes(...places);
  const tree = await startedTree(new TestService(roots, { kind: "code-guid" }));
  await open(tree, ...opened);
  const all = allOf(roots).map(({ code }) => code);
  const found = hits.map((number) => all.find(({ classNumber }) => classNumber === number) ?? codeOf(number));
  const ancestors = findAncestors(tree, found, null);
  return found.map((hit) =>
    (ancestors.get(hit) ?? [])
      .map(({ number, code }) => (code === null ? `(${String(number)})` : number))
      .join(" > "),
  );
}

describe("the path of a hit", () => {
  test("is that of the tree if the code is loaded", async () => {
    const places = ["IfcElement > IfcWall > IfcWallType"];
    await expect(pathsIn(places, ["IfcElement", "IfcWall"], ["IfcWallType", "IfcElement"])).resolves.toEqual([
      "IfcElement > IfcWall",
      "",
    ]);
  });

  test("is derived from the numbers of the tree and of other hits", async () => {
    const places = ["300 > 330 > 331", "300 > 330 > 332", "400 > 410"];
    await expect(pathsIn(places, [], ["331", "330", "410"])).resolves.toEqual(["300 > 330", "300", "400"]);
    await expect(pathsIn(places, [], ["331"])).resolves.toEqual(["300"]);
  });

  test("contains the numbers of unloaded codes in between", async () => {
    const places = ["Pr_20 > Pr_20_31 > Pr_20_31_04 > Pr_20_31_04_05"];
    await expect(pathsIn(places, [], ["Pr_20_31_04_05"])).resolves.toEqual([
      "Pr_20 > (Pr_20_31) > (Pr_20_31_04)",
    ]);
  });

  test("consists of numbers only if nothing is known, and is empty without structure", async () => {
    const hits = ["Pr_25_10_03", "2-1-4", "EF 25 10", "311", "ABC", "IfcWall.SHEAR", "23-11 11 00"];
    await expect(pathsIn(["X"], [], hits)).resolves.toEqual([
      "(Pr_25) > (Pr_25_10)",
      "(2) > (2-1)",
      "(EF 25)",
      "",
      "",
      "",
      "",
    ]);
  });
});
