import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { allOf, codeOf, tree as codes, treeFrom } from "../class-number/notations.fixture.ts";
import {
  brokenService,
  CLASSIFICATION,
  codeRows,
  linesOf,
  failure,
  keyOf,
  open,
  quiet,
  startedTree,
  TestService,
  strategiesTried,
} from "../service.fixture.ts";
import {
  attemptsFor,
  isRefusal,
  readResponse,
  type LookupStrategy,
  StrategyMemory,
} from "./lookup-strategy.ts";

describe("the order of the strategies", () => {
  const byNumber: LookupStrategy[] = ["class-number", "search-term", "code-guid"];
  const byGuid: LookupStrategy[] = ["code-guid", "class-number", "search-term"];

  test("starts with the GUID only where the service accepts it, and for names", () => {
    const strategies = new StrategyMemory();
    expect(strategies.order("c", "310")).toEqual(byNumber);
    expect(strategies.order("c", null)).toEqual(byNumber);
    expect(strategies.order("c", "IfcWall")).toEqual(byGuid);
    strategies.refused("c", "code-guid");
    expect(strategies.order("c", "IfcWall")).toEqual(byNumber);
    strategies.succeeded("c", "code-guid");
    expect(strategies.order("c", "310")).toEqual(byGuid);
    expect(strategies.order("another classification", "310")).toEqual(byNumber);
  });

  test("puts the supported lookup by number first, and a rejected one behind the other", () => {
    const strategies = new StrategyMemory();
    strategies.succeeded("c", "search-term");
    expect(strategies.order("c", "310")).toEqual(["search-term", "class-number", "code-guid"]);
    strategies.succeeded("c", "class-number");
    expect(strategies.order("c", "310")).toEqual(byNumber);
    strategies.refused("c", "class-number");
    expect(strategies.order("c", "310")).toEqual(["search-term", "class-number", "code-guid"]);
  });
});

test("attempts send the number's stem, or the code's GUID if it has one", () => {
  const [parent, next] = [codeOf("300", { hasCodes: true }), codeOf("400")];
  const attempts = attemptsFor("c", parent, () => [parent, next], null, ["code-guid", "search-term"]);
  expect(attempts).toEqual([
    { strategy: "code-guid", lookup: { versionGuid: "guid/300" }, stem: null },
    { strategy: "search-term", lookup: { versionGuid: "c", searchTerm: "3" }, stem: "3" },
    { strategy: "search-term", lookup: { versionGuid: "c", searchTerm: "300" }, stem: "300" },
  ]);
  const bare = codeOf("", { versionGuid: null, classNumber: null });
  expect(attemptsFor("c", bare, () => [bare], null, new StrategyMemory().order("c", null))).toEqual([]);
});

test.each<[number, LookupStrategy, boolean]>([
  [404, "code-guid", true],
  [403, "code-guid", true],
  [400, "class-number", true],
  [403, "class-number", false],
  [401, "code-guid", false],
  [500, "code-guid", false],
])("status %s to %s is a refusal: %s", (status, way, expected) => {
  expect(isRefusal(failure(status), way)).toBe(expected);
});

test("network errors do not mean that a strategy is unsupported", () => {
  expect(isRefusal(new Error("404"), "code-guid")).toBe(false);
});

describe("responses without information", () => {
  const attempt = { strategy: "code-guid", lookup: { versionGuid: "guid/A" }, stem: null } as const;
  const a = codeOf("A", { hasCodes: true });

  test("a service that ignores the GUID returns the first level, not children", () => {
    expect(readResponse(attempt, a, [codeOf("B"), codeOf("A")], [a, codeOf("B")]).parents.size).toBe(0);
    expect(readResponse(attempt, a, [codeOf("X")], [a]).parents.size).toBe(1);
  });

  test("a search with hits in names only does not prove that numbers are searched", () => {
    const search = {
      strategy: "search-term",
      lookup: { versionGuid: "c", searchTerm: "A" },
      stem: "A",
    } as const;
    const byName = codeOf("AB", { defaultName: "A beam" });
    expect(readResponse(search, a, [byName], [a])).toMatchObject({ certain: false });
    expect(readResponse(search, a, [byName, codeOf("AC")], [a])).toMatchObject({ certain: true });
    expect(readResponse({ ...search, strategy: "class-number" }, a, [byName], [a])).toMatchObject({
      certain: true,
    });
  });
});

describe("a service's own strategies", () => {
  test("a lookup by number that is rejected is not tried again", async () => {
    const service = new TestService(codes("300 > 310", "400 > 410", "500 > 510"), {
      kind: "search-term",
      fail: ({ lookup }) => (lookup.classNumber === undefined ? null : failure(400)),
    });
    const tree = await startedTree(service);
    await open(tree, "300", "400", "500");
    expect(linesOf(tree)).toEqual(["-300", "  310", "-400", "  410", "-500", "  510"]);
    expect(strategiesTried(service)).toEqual(["class-number", "search-term", "search-term", "search-term"]);
  });

  test("a failure does not change the strategy: a retry uses the same one", async () => {
    const { service, mend } = brokenService(codes("A > AB", "B"));
    const tree = await startedTree(service);
    await open(tree, "A");
    expect(linesOf(tree)).toEqual(["-A", "  (failed)", "B"]);
    mend();
    tree.retry(keyOf("A"));
    await quiet();
    expect(linesOf(tree)).toEqual(["-A", "  AB", "B"]);
    expect(strategiesTried(service)).toEqual(["class-number", "class-number"]);
  });

  test.each<LookupStrategy>(["search-term", "code-guid"])(
    "that takes no notice of ClassNumber: %s answers",
    async (kind) => {
      for (const cap of [2, 500]) {
        const service = new TestService(codes("A > AB > ABC", "B > BA", "C"), {
          kind,
          cap,
          ignoresClassNumber: true,
        });
        const tree = await startedTree(service);
        await open(tree, "A", "AB", "B");
        expect(linesOf(tree)).toEqual(["-A", "  -AB", "    ABC", "-B", "  BA", "C"]);
      }
    },
  );

  test("names that contain the number by chance do not hide that only the GUID works", async () => {
    const named = (places: string[]) => treeFrom(places, (place) => place.split(" > "));
    const roots = named(["1 > 1.1", "1 > 1.2", "1 > 1.3", "2 > 2.1"]);
    for (const { code, number } of allOf(roots))
      Object.assign(code, { defaultName: number === "1.3" ? "ЖЩЮ" : `Part ${number}` });
    const service = new TestService(roots, { kind: "code-guid" });
    const strategies = new StrategyMemory();
    strategies.refused(CLASSIFICATION, "code-guid");
    const tree = await startedTree(service, { strategies });
    await open(tree, "1", "2");
    expect(linesOf(tree)).toEqual(["-1", "  1.1", "  1.2", "  1.3", "-2", "  2.1"]);
    expect(strategiesTried(service)).toEqual(["class-number", "search-term", "code-guid", "code-guid"]);
  });

  test("hits in names are used if nothing else works, and can be reloaded", async () => {
    const roots = codes("1 > 1.1", "1 > 1.2", "2");
    for (const { code, number } of allOf(roots)) Object.assign(code, { defaultName: `Part ${number}` });
    const state = { stopsEarly: true };
    const service = new TestService(roots, {
      kind: "search-term",
      total: () => 3,
      order: (all) => (state.stopsEarly ? all.slice(0, 2) : all),
    });
    const tree = await startedTree(service);
    await open(tree, "1");
    expect(linesOf(tree)).toEqual(["-1", "  1.1", "  (ended-early 2/3)", "2", "(ended-early 2/3)"]);
    state.stopsEarly = false;
    tree.retry(keyOf("1"));
    await quiet();
    expect(linesOf(tree).slice(0, 4)).toEqual(["-1", "  1.1", "  1.2", "2"]);
  });

  test("a response that turns out to be the first level on its last page leaves no codes", async () => {
    // The first level is still loading, so its codes cannot be told from children yet.
    const state = { turned: false };
    const service = new TestService(codes("A > AB", "B", "C", "D"), {
      cap: 1,
      unknownGuid: "first level",
      order: (all) => (state.turned ? [...all.slice(1), ...all.slice(0, 1)] : all),
    });
    service.holds = true;
    const strategies = new StrategyMemory();
    strategies.succeeded(CLASSIFICATION, "code-guid");
    const tree = await startedTree(service, { strategies });
    service.sent[0]?.respond();
    await quiet();
    tree.setOpen(keyOf("A"), true);
    state.turned = true;
    service.sent[4]?.respond();
    await quiet();
    expect(linesOf(tree)).toEqual(["-A…", "  B", "  (loading 1/4)", "(loading 1/4)"]);
    for (const index of [5, 6, 7]) {
      service.sent[index]?.respond();
      await quiet();
    }
    expect(linesOf(tree)).toEqual(["-A…", "  (loading 0/null)", "(loading 1/4)"]);
    state.turned = false;
    service.respondAll();
    await quiet();
    expect(linesOf(tree)).toEqual(["-A", "  AB", "B", "C", "D"]);
  });
});

test("names are found by their GUIDs only, whatever their prefixes", async () => {
  const word = fc.constantFrom(
    "IfcWall",
    "IfcWallType",
    "IfcWallTypeCase",
    "IfcDoor",
    "IfcDoorPanel",
    "IfcElement",
    "Pset_Wall",
    "壁部材",
    "壁部材型",
  );
  await fc.assert(
    fc.asyncProperty(
      fc.uniqueArray(word, { minLength: 1 }),
      fc.array(fc.nat(), { minLength: 9, maxLength: 9 }),
      async (words, picks) => {
        const places: string[] = [];
        for (const [index, one] of words.entries()) {
          const above = ["", ...places][(picks[index] ?? 0) % (places.length + 1)] ?? "";
          places.push(above === "" ? one : `${above} > ${one}`);
        }
        const roots = codes(...places);
        const service = new TestService(roots, { kind: "code-guid", unknownGuid: "nothing" });
        const tree = await startedTree(service);
        for (const _ of words) {
          for (const { key } of codeRows(tree)) tree.setOpen(key, true);
          await quiet();
        }
        expect(codeRows(tree).map(({ key }) => key)).toEqual(allOf(roots).map(({ number }) => keyOf(number)));
        expect(new Set(strategiesTried(service)).has("class-number")).toBe(false);
      },
    ),
    { numRuns: 100, seed: 8 },
  );
});
