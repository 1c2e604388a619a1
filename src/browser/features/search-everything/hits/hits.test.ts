import { describe, expect, test } from "vitest";
import type { Rank } from "#core/text/match-text.ts";
import { arrange, type Group, type GroupName, mergeHits, plainName, type RankedHit } from "./hits.ts";

const hit = (key: string, rank: Rank): RankedHit => ({
  key,
  rank,
  shown: plainName(key),
  number: null,
  details: null,
  action: { to: `/${key}` },
});
const keysOf = (groups: readonly Group[]) =>
  groups.map(({ name, hits }) => [name, hits.map(({ key }) => key)]);
const group = (name: GroupName, ...keys: string[]) => mergeHits(name, [keys.map((key) => hit(key, 3))]);

describe("merged results", () => {
  test("are ordered by rank, without duplicates and with the best rank of each", () => {
    const merged = mergeHits("Codes", [
      [hit("fragment", 6), hit("word", 3), hit("number", 0)],
      [hit("beginning", 1), hit("word", 6), hit("fragment", 4)],
    ]);
    expect(keysOf([merged])).toEqual([["Codes", ["number", "beginning", "word", "fragment"]]]);
    expect(merged.count).toBe(4);
  });

  test("have deprecated ones last", () => {
    const old = (key: string, rank: Rank): RankedHit => {
      const { shown, ...others } = hit(key, rank);
      return { ...others, shown: { ...shown, concept: { ...shown.concept, isDeprecated: true } } };
    };
    const merged = mergeHits("Codes", [[old("old", 0), hit("new", 3)], [old("older", 1)]]);
    expect(keysOf([merged])).toEqual([["Codes", ["new", "old", "older"]]]);
  });

  test("are counted beyond the displayed ones", () => {
    const many = Array.from({ length: 40 }, (_, index) => hit(`h${index}`, 3));
    const merged = mergeHits("Templates", [many], 1234);
    expect(merged.hits).toEqual(many.slice(0, 25));
    expect(merged.count).toBe(1234);
  });
});

describe("results that load while an option is selected", () => {
  const shown = [group("Codes", "c1", "c2"), group("Templates", "t1", "t2", "t3")];

  test("are added after it in its group, and in new groups", () => {
    const fresh = [
      group("Codes", "c1", "c2"),
      group("Templates", "t0", "t1", "t2", "t4", "t3"),
      group("Units", "u1"),
    ];
    expect(arrange(fresh, shown, "t2")).toEqual({
      groups: [shown[0], { ...group("Templates", "t1", "t2", "t0", "t4", "t3") }, group("Units", "u1")],
      heldBack: 0,
    });
  });

  test("are held back and counted if they rank above it", () => {
    const fresh = [group("Codes", "c0", "c1", "c3", "c2"), group("Templates", "t1", "t2", "t3")];
    const { groups, heldBack } = arrange(fresh, shown, "t1");
    expect(keysOf(groups)).toEqual(keysOf(shown));
    expect(groups[0]?.count).toBe(4);
    expect(heldBack).toBe(2);
  });

  test("are added at the end if their group is new", () => {
    const fresh = [group("Codes", "c1"), group("Templates", "t1", "t2", "t3")];
    const { groups, heldBack } = arrange(fresh, [group("Templates", "t1", "t2", "t3")], "t3");
    expect(keysOf(groups)).toEqual([
      ["Templates", ["t1", "t2", "t3"]],
      ["Codes", ["c1"]],
    ]);
    expect(heldBack).toBe(0);
  });

  test("keep the selected option even if it no longer matches", () => {
    expect(keysOf(arrange([group("Units", "u1")], shown, "t1").groups)).toEqual([
      ["Codes", ["c1", "c2"]],
      ["Templates", ["t1"]],
      ["Units", ["u1"]],
    ]);
  });
});
