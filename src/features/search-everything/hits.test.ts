import { describe, expect, test } from "vitest";
import type { Rank } from "#lib/match-text.ts";
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

describe("what several sources have found", () => {
  test("stands together by rank, each once under its best rank", () => {
    const merged = mergeHits("Codes", [
      [hit("fragment", 6), hit("word", 3), hit("number", 0)],
      [hit("beginning", 1), hit("word", 6), hit("fragment", 4)],
    ]);
    expect(keysOf([merged])).toEqual([["Codes", ["number", "beginning", "word", "fragment"]]]);
    expect(merged.count).toBe(4);
  });

  test("is counted also beyond what is shown", () => {
    const many = Array.from({ length: 40 }, (_, index) => hit(`h${index}`, 3));
    const merged = mergeHits("Templates", [many], 1234);
    expect(merged.hits).toEqual(many.slice(0, 25));
    expect(merged.count).toBe(1234);
  });
});

describe("what arrives while an option is chosen", () => {
  const shown = [group("Codes", "c1", "c2"), group("Templates", "t1", "t2", "t3")];

  test("stands behind it in its group, and in groups that were not there", () => {
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

  test("is held back where it belongs above it, and counted", () => {
    const fresh = [group("Codes", "c0", "c1", "c3", "c2"), group("Templates", "t1", "t2", "t3")];
    const { groups, heldBack } = arrange(fresh, shown, "t1");
    expect(keysOf(groups)).toEqual(keysOf(shown));
    expect(groups[0]?.count).toBe(4);
    expect(heldBack).toBe(2);
  });

  test("comes behind everything where its group was not there yet", () => {
    const fresh = [group("Codes", "c1"), group("Templates", "t1", "t2", "t3")];
    const { groups, heldBack } = arrange(fresh, [group("Templates", "t1", "t2", "t3")], "t3");
    expect(keysOf(groups)).toEqual([
      ["Templates", ["t1", "t2", "t3"]],
      ["Codes", ["c1"]],
    ]);
    expect(heldBack).toBe(0);
  });

  test("leaves what is chosen though nobody finds it any more", () => {
    expect(keysOf(arrange([group("Units", "u1")], shown, "t1").groups)).toEqual([
      ["Codes", ["c1", "c2"]],
      ["Templates", ["t1"]],
      ["Units", ["u1"]],
    ]);
  });
});
